import type { Spellings } from '#engine/json/notes';
import { stringifyJSON } from '#engine/json/stringify';
import { identityOf } from '../../schema/identity.ts';
import { kindOf, toInt64, type ValueKind } from '../../schema/value_kind.ts';

/** The values a schema allows. */
export class Enumeration {
  /** As listed in error messages. */
  readonly texts: readonly string[];
  /** All of them, joined. */
  readonly text: string;
  readonly #strings = new Set<unknown>();
  /** Numbers by {@link digitsOf}. */
  readonly #integers = new Set<string>();
  readonly #numbers = new Set<string>();
  /** The float64 of each that is no integer. */
  readonly #floats = new Set<number>();
  /** Everything else by its identity. */
  readonly #others = new Set<string>();

  constructor(values: readonly unknown[]) {
    for (const value of values) {
      const kind = kindOf(value);
      if (kind === 'string') this.#strings.add(value);
      else if (kind === 'integer') this.#integers.add(digitsOf(value));
      else if (kind === 'number') {
        this.#numbers.add(digitsOf(value));
        this.#floats.add(Number(value));
      } else if (kind !== 'null') this.#others.add(identityOf(value, undefined));
    }
    this.texts = values.map((value) => (typeof value === 'string' ? value : stringifyJSON(value, { sorted: true })));
    this.text = this.texts.join(' ');
  }

  has(value: unknown, kind: ValueKind, spellings: Spellings | undefined): boolean {
    // Go converts the value to the type of each enumerated one; an integer becomes the character with that code.
    switch (kind) {
      case 'string':
        return this.#strings.has(value);
      case 'integer':
        if (this.#strings.size > 0 && this.#strings.has(charOf(value as number | bigint))) return true;
        return this.#integers.has(digitsOf(value)) || this.#floats.has(Number(value));
      case 'number':
        return this.#numbers.has(digitsOf(value)) || this.#integers.has(digitsOf(toInt64(Number(value))));
      case 'null':
        // Never among them: Go has no type for it.
        return false;
      default:
        return this.#others.size > 0 && this.#others.has(identityOf(value, spellings));
    }
  }
}

/** A text that numbers have in common when they are equal, whatever their type. */
function digitsOf(value: unknown): string {
  return String(typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value);
}

function charOf(code: number | bigint): string {
  const isChar = code >= 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isChar ? String.fromCodePoint(Number(code)) : '\ufffd';
}
