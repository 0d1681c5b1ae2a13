/**
 * JSON text to values, exactly: integers of any size, the spelling of numbers, duplicate keys, places, and Go's error
 * texts. Several times slower than JSON.parse, so only texts that need one of these come here.
 */
import { setOwn } from './own_property.ts';
import { JSONSyntaxError } from './syntax_error.ts';
import { TextTokens } from './text_tokens.ts';
import { BEGIN_ARRAY, BEGIN_OBJECT, END_ARRAY, END_OBJECT, KEY, MORE, NULL, NUMBER, STRING, TRUE } from './token.ts';

/** What JSON.parse can't tell about a text. */
export interface JSONDetails {
  /** Numbers with a fraction or an exponent: object or array, key or index, literal. */
  readonly spellings: Map<object, Map<string, string>>;
  /** Keys that stand more than once in their object, with the offset of each repetition. */
  readonly duplicates: Map<object, [key: string, offset: number][]>;
  /**
   * The numbers too large to be a `number`, as they are spelled, and how often: they became Infinity, which JSON doesn't
   * have. Checking a value takes those off whose digits it keeps.
   */
  readonly overflows: Map<string | number, number>;
  /** Where the key or element starts, in UTF-16 units from the start of the text. */
  readonly offsets: Map<object, Map<string, number>>;
}

/** No number of Kubernetes has more digits; longer ones could be used to keep a machine busy. */
const MAX_DIGITS = 1000;

/** What {@link parseJSON} notes besides what it always does. */
export interface ParseOptions {
  /** Also note where every key and element stands. */
  offsets?: boolean;
}

/** Parses a whole JSON text. @throws JSONSyntaxError */
export function parseJSON(text: string, options: ParseOptions = {}): { value: unknown; details: JSONDetails } {
  const tokens = new TextTokens(text);
  const reader = new ValueReader(tokens, options.offsets === true);
  const value = reader.next();
  // Nothing may follow.
  tokens.next();
  return { value, details: reader.details };
}

type Container = unknown[] | Record<string, unknown>;

/** Makes values of tokens, one after the other. */
export class ValueReader {
  readonly details: JSONDetails = {
    spellings: new Map(),
    duplicates: new Map(),
    overflows: new Map(),
    offsets: new Map(),
  };
  readonly #tokens: TextTokens;
  readonly #withOffsets: boolean;

  constructor(tokens: TextTokens, withOffsets = false) {
    this.#tokens = tokens;
    this.#withOffsets = withOffsets;
  }

  /** The next value; undefined at the end of a sequence. @throws JSONSyntaxError */
  next(): unknown {
    const tokens = this.#tokens;
    const open: Container[] = [];
    let top: Container | undefined;
    let key = '';
    for (let token = tokens.next(); token !== MORE; token = tokens.next()) {
      switch (token) {
        case KEY:
          key = this.#key(top!);
          continue;
        case END_OBJECT:
        case END_ARRAY: {
          const ended = open.pop();
          top = open.at(-1);
          if (top === undefined) return ended;
          continue;
        }
        case BEGIN_OBJECT:
        case BEGIN_ARRAY: {
          const opened: Container = token === BEGIN_OBJECT ? {} : [];
          if (top !== undefined) this.#put(top, key, opened, tokens.start);
          open.push(opened);
          top = opened;
          continue;
        }
        case NUMBER: {
          const number = this.#number();
          if (top === undefined) return number;
          this.#note(top, key);
          this.#put(top, key, number, tokens.start);
          continue;
        }
        default: {
          const value = token === STRING ? tokens.string : token === NULL ? null : token === TRUE;
          if (top === undefined) return value;
          this.#put(top, key, value, token === STRING ? tokens.start - 1 : tokens.start);
        }
      }
    }
    return undefined;
  }

  #put(top: Container, key: string, value: unknown, start: number): void {
    if (!Array.isArray(top)) setOwn(top, key, value);
    else {
      if (this.#withOffsets) this.#offset(top, String(top.length), start);
      top.push(value);
    }
  }

  #key(top: Container): string {
    const key = this.#tokens.string;
    const start = this.#tokens.start - 1;
    if (Object.hasOwn(top, key)) {
      const repeated = this.details.duplicates.get(top);
      if (repeated === undefined) this.details.duplicates.set(top, [[key, start]]);
      else repeated.push([key, start]);
      this.details.spellings.get(top)?.delete(key);
    }
    if (this.#withOffsets) this.#offset(top, key, start);
    return key;
  }

  #offset(target: object, key: string, offset: number): void {
    let offsets = this.details.offsets.get(target);
    if (offsets === undefined) this.details.offsets.set(target, (offsets = new Map()));
    offsets.set(key, offset);
  }

  #number(): number | bigint {
    const { raw, start, text, integer } = this.#tokens;
    if (raw.length > MAX_DIGITS)
      throw new JSONSyntaxError(`number with more than ${MAX_DIGITS} characters`, text, start);
    const number = Number(raw);
    if (integer) return Number.isSafeInteger(number) ? number : BigInt(raw);
    if (!Number.isFinite(number)) this.details.overflows.set(raw, (this.details.overflows.get(raw) ?? 0) + 1);
    return number;
  }

  /** Notes how a number is spelled that has a fraction or an exponent. */
  #note(top: Container, key: string): void {
    if (this.#tokens.integer) return;
    let spellings = this.details.spellings.get(top);
    if (spellings === undefined) this.details.spellings.set(top, (spellings = new Map()));
    spellings.set(Array.isArray(top) ? String(top.length) : key, this.#tokens.raw);
  }
}
