import { equalJSON } from '#engine/verbs/equal_json';
import type { Spellings } from '#engine/json/notes';
import { stringifyJSON } from '#engine/json/stringify';
import { identityOf } from '../../schema/identity.ts';
import { kindOf, toInt64, type ValueKind } from '../../schema/value_kind.ts';

/** The values a schema allows. */
export class Enumeration {
  /** As listed in error messages. */
  readonly texts: readonly string[];
  readonly #values: readonly unknown[];
  /** Large enumerations consist of strings. */
  readonly #strings: ReadonlySet<unknown>;

  constructor(values: readonly unknown[]) {
    this.#values = values.filter((value) => typeof value !== 'string');
    this.#strings = new Set(values.filter((value) => typeof value === 'string'));
    this.texts = values.map((value) => (typeof value === 'string' ? value : stringifyJSON(value, { sorted: true })));
  }

  has(value: unknown, kind: ValueKind, spellings: Spellings | undefined): boolean {
    // Go converts the value to the type of each enumerated one; an integer becomes the character with that code.
    if (kind === 'string' && this.#strings.has(value)) return true;
    if (kind === 'integer' && this.#strings.size > 0 && this.#strings.has(charOf(value as number | bigint)))
      return true;
    return this.#values.some((allowed) => isAllowed(value, kind, spellings, allowed));
  }
}

function charOf(code: number | bigint): string {
  const isChar = code >= 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isChar ? String.fromCodePoint(Number(code)) : '\ufffd';
}

function isAllowed(value: unknown, kind: ValueKind, spellings: Spellings | undefined, allowed: unknown): boolean {
  const allowedKind = kindOf(allowed);
  // Null is never among them: Go has no type for it.
  if (kind === 'null' || allowedKind === 'null') return false;
  if (kind === allowedKind) {
    if (kind === 'integer' || kind === 'number') return Number(value) === Number(allowed) && value == allowed;
    // Within lists and objects an integer is not equal to the float of the same value.
    return spellings === undefined
      ? equalJSON(value, allowed)
      : identityOf(value, spellings) === identityOf(allowed, undefined);
  }
  if (kind === 'integer' && allowedKind === 'number') return Number(value) === Number(allowed);
  if (kind === 'number' && allowedKind === 'integer') return toInt64(Number(value)) == allowed;
  return false;
}
