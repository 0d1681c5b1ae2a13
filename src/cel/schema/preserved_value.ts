import type { Spellings } from '#engine/json/notes';
import { equalUntyped, printUntyped } from '#engine/json/untyped';
import { opaqueType, type Type } from '../types/type.ts';
import { OpaqueValue, type Value } from '../values/value.ts';
import { hasSameFloats } from './native.ts';

const TYPE = /* @__PURE__ */ opaqueType('unknown');

/**
 * Data of a field without a type that is kept by x-kubernetes-preserve-unknown-fields. Expressions can't name it, but
 * comparing what holds it compares it, too.
 */
export class PreservedValue extends OpaqueValue {
  readonly type: Type = TYPE;
  readonly goType: string = '*common.unknownPreserved';
  private readonly data: unknown;
  private readonly spellings: Spellings | undefined;

  constructor(data: unknown, spellings: Spellings | undefined) {
    super();
    this.data = data;
    this.spellings = spellings;
  }

  equals(other: Value): boolean {
    return (
      other instanceof PreservedValue &&
      equalUntyped(this.data, other.data) &&
      hasSameFloats(this.data, this.spellings, other.spellings)
    );
  }

  toString(): string {
    return `&{${printUntyped(this.data)}}`;
  }
}
