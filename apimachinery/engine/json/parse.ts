/**
 * JSON text to values, exactly: integers of any size, the spelling of numbers, duplicate keys, places, and Go's error
 * texts. Several times slower than JSON.parse, so only texts that need one of these come here.
 */
import { quote } from '../schema/fault.ts';
import { isDigit } from '../text/name_syntax.ts';
import { setOwn } from './own_property.ts';
import { isSpace } from './space.ts';

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

/** A JSON text that isn't JSON. The message is Go's. */
export class JSONSyntaxError extends Error {
  readonly code = 'ERR_JSON_SYNTAX';
  /** Where, in UTF-16 units from the start of the text. */
  readonly offset: number;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;

  constructor(message: string, text: string, offset: number) {
    super(message);
    this.name = 'JSONSyntaxError';
    this.offset = offset;
    this.line = lineAt(text, offset);
    this.column = offset - text.lastIndexOf('\n', offset - 1);
  }
}

/** The 1-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** Go's limit on nested arrays and objects. */
export const MAX_DEPTH = 10000;
/** No number of Kubernetes has more digits; longer ones could be used to keep a machine busy. */
const MAX_DIGITS = 1000;

/** What {@link parseJSON} notes besides what it always does. */
export interface ParseOptions {
  /** Also note where every key and element stands. */
  offsets?: boolean;
}

/** Parses a whole JSON text. @throws JSONSyntaxError */
export function parseJSON(text: string, options: ParseOptions = {}): { value: unknown; details: JSONDetails } {
  return new Parser(text, options.offsets === true).document();
}

type Container = { target: unknown[] | Record<string, unknown>; key: string; seen: Set<string> | undefined };

class Parser {
  readonly text: string;
  readonly details: JSONDetails = {
    spellings: new Map(),
    duplicates: new Map(),
    overflows: new Map(),
    offsets: new Map(),
  };
  private readonly withOffsets: boolean;
  private at = 0;

  constructor(text: string, withOffsets: boolean) {
    this.text = text;
    this.withOffsets = withOffsets;
  }

  document(): { value: unknown; details: JSONDetails } {
    const stack: Container[] = [];
    let value: unknown;
    for (;;) {
      // A value starts here.
      this.space();
      const opened = this.open();
      if (opened !== undefined) {
        if (stack.length >= MAX_DEPTH)
          throw this.fail(`invalid character '${this.text[this.at - 1]}' exceeded max depth`, this.at - 1);
        const top = { target: opened, key: '', seen: undefined };
        if (stack.length > 0) this.store(stack.at(-1)!, opened, undefined);
        stack.push(top);
        if (this.first(top)) continue;
        value = stack.pop()!.target;
      } else {
        const start = this.at;
        value = this.scalar();
        const top = stack.at(-1);
        if (top !== undefined) this.store(top, value, start);
      }
      // A value has ended.
      while (stack.length > 0 && !this.next(stack.at(-1)!)) value = stack.pop()!.target;
      if (stack.length === 0) break;
    }
    this.space();
    if (this.at < this.text.length) throw this.unexpected('after top-level value');
    return { value, details: this.details };
  }

  /** Starts an object or array. */
  private open(): unknown[] | Record<string, unknown> | undefined {
    const char = this.text[this.at];
    if (char !== '{' && char !== '[') return undefined;
    this.at++;
    return char === '{' ? {} : [];
  }

  /** Whether the container just opened has an element; reads its key. */
  private first(top: Container): boolean {
    if (this.closes(top)) return false;
    this.element(top);
    return true;
  }

  /** Whether another element follows; reads its key. */
  private next(top: Container): boolean {
    if (this.closes(top)) return false;
    if (this.text[this.at] !== ',')
      throw this.unexpected(Array.isArray(top.target) ? 'after array element' : 'after object key:value pair');
    this.at++;
    this.space();
    this.element(top);
    return true;
  }

  private closes(top: Container): boolean {
    this.space();
    if (this.text[this.at] !== (Array.isArray(top.target) ? ']' : '}')) return false;
    this.at++;
    return true;
  }

  private element(top: Container): void {
    if (Array.isArray(top.target)) {
      top.key = String(top.target.length);
      if (this.withOffsets) this.note(top.target, top.key, this.at);
      return;
    }
    if (this.text[this.at] !== '"') throw this.unexpected('looking for beginning of object key string');
    const start = this.at;
    const key = this.string();
    this.space();
    if (this.text[this.at] !== ':') throw this.unexpected('after object key');
    this.at++;
    top.seen ??= new Set();
    if (top.seen.has(key)) {
      const repeated = this.details.duplicates.get(top.target);
      if (repeated === undefined) this.details.duplicates.set(top.target, [[key, start]]);
      else repeated.push([key, start]);
      this.details.spellings.get(top.target)?.delete(key);
    }
    top.seen.add(key);
    top.key = key;
    if (this.withOffsets) this.note(top.target, key, start);
  }

  private note(target: object, key: string, offset: number): void {
    let offsets = this.details.offsets.get(target);
    if (offsets === undefined) this.details.offsets.set(target, (offsets = new Map()));
    offsets.set(key, offset);
  }

  private store(top: Container, value: unknown, start: number | undefined): void {
    if (Array.isArray(top.target)) top.target.push(value);
    else setOwn(top.target, top.key, value);
    if (typeof value !== 'number' || start === undefined) return;
    const literal = this.text.slice(start, this.at);
    if (!/[.eE]/.test(literal)) return;
    let spellings = this.details.spellings.get(top.target);
    if (spellings === undefined) this.details.spellings.set(top.target, (spellings = new Map()));
    spellings.set(top.key, literal);
  }

  private scalar(): unknown {
    const char = this.text[this.at];
    if (char === '"') return this.string();
    if (char === 't') return this.word('true', true);
    if (char === 'f') return this.word('false', false);
    if (char === 'n') return this.word('null', null);
    if (char === '-' || (char !== undefined && char >= '0' && char <= '9')) return this.number();
    throw this.unexpected('looking for beginning of value');
  }

  private word<T>(word: string, value: T): T {
    for (let index = 1; index < word.length; index++) {
      this.at++;
      if (this.text[this.at] !== word[index]) throw this.unexpected(`in literal ${word} (expecting '${word[index]}')`);
    }
    this.at++;
    return value;
  }

  private number(): number | bigint {
    const start = this.at;
    if (this.text[this.at] === '-') this.at++;
    if (this.text[this.at] === '0') this.at++;
    else this.digits('in numeric literal');
    const end = this.at;
    if (this.text[this.at] === '.') {
      this.at++;
      this.digits('after decimal point in numeric literal');
    }
    if (this.text[this.at] === 'e' || this.text[this.at] === 'E') {
      this.at++;
      if (this.text[this.at] === '+' || this.text[this.at] === '-') this.at++;
      this.digits('in exponent of numeric literal');
    }
    if (this.at - start > MAX_DIGITS) throw this.fail(`number with more than ${MAX_DIGITS} characters`, start);
    const literal = this.text.slice(start, this.at);
    const number = Number(literal);
    if (this.at !== end && !Number.isFinite(number))
      this.details.overflows.set(literal, (this.details.overflows.get(literal) ?? 0) + 1);
    if (this.at === end && !Number.isSafeInteger(number)) return BigInt(literal);
    return number;
  }

  /** One digit or more. */
  private digits(context: string): void {
    const start = this.at;
    while (isDigit(this.text.charCodeAt(this.at))) this.at++;
    if (this.at === start) throw this.unexpected(context);
  }

  private string(): string {
    let out = '';
    let from = ++this.at;
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code === 34) {
        out += this.text.slice(from, this.at);
        this.at++;
        return out;
      }
      if (code === 92) {
        out += this.text.slice(from, this.at);
        this.at++;
        out += this.escape();
        from = this.at;
      } else if (code < 32) throw this.unexpected('in string literal');
      else if (Number.isNaN(code)) throw this.unexpected('');
      else this.at++;
    }
  }

  private escape(): string {
    const char = this.text[this.at];
    if (char === 'u') {
      for (let index = 1; index <= 4; index++) {
        if (!/^[0-9a-fA-F]$/.test(this.text[this.at + index] ?? '')) {
          this.at += index;
          throw this.unexpected('in \\u hexadecimal character escape');
        }
      }
      this.at += 5;
      return String.fromCharCode(Number.parseInt(this.text.slice(this.at - 4, this.at), 16));
    }
    const plain = char === undefined ? -1 : ESCAPED.indexOf(char);
    if (plain < 0) throw this.unexpected('in string escape code');
    this.at++;
    return PLAIN[plain]!;
  }

  private space(): void {
    while (isSpace(this.text.charCodeAt(this.at))) this.at++;
  }

  private unexpected(context: string): JSONSyntaxError {
    const code = this.text.codePointAt(this.at);
    // Go tries a space at the end: it is wrong where the text stops within an escape, a word or a number.
    const within = /^in (?!string literal)|^after decimal/.test(context);
    if (code === undefined)
      return this.fail(within ? `invalid character ' ' ${context}` : 'unexpected end of JSON input', this.at);
    return this.fail(`invalid character ${quoteByte(code)} ${context}`, this.at);
  }

  private fail(message: string, offset: number): JSONSyntaxError {
    return new JSONSyntaxError(message, this.text, offset);
  }
}

/** What may stand behind a backslash, and what it stands for. */
const ESCAPED = '"\\/bfnrt';
const PLAIN = '"\\/\b\f\n\r\t';

/** Go reads bytes: of a character beyond ASCII it names the first byte of its UTF-8 form. */
function quoteByte(code: number): string {
  let byte = code;
  if (code > 0xffff) byte = 0xf0 | (code >> 18);
  else if (code > 0x7ff) byte = 0xe0 | (code >> 12);
  else if (code > 0x7f) byte = 0xc0 | (code >> 6);
  const char = String.fromCharCode(byte);
  if (char === "'") return `'\\''`;
  return `'${char === '"' ? char : quote(char).slice(1, -1)}'`;
}
