import type { Spellings } from '#engine/json/notes';
import { type Type } from '../types/type.ts';
import { OpaqueValue, type Value } from '../values/value.ts';
/**
 * Data of a field without a type that is kept by x-kubernetes-preserve-unknown-fields. Expressions can't name it, but
 * comparing what holds it compares it, too.
 */
export declare class PreservedValue extends OpaqueValue {
    readonly type: Type;
    readonly goType: string;
    private readonly data;
    private readonly spellings;
    constructor(data: unknown, spellings: Spellings | undefined);
    equals(other: Value): boolean;
    toString(): string;
}
