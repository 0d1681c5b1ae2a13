import type { Framer, FrameReader, FrameReaderOptions } from '../../runtime/framer.ts';
import { quote } from '#engine/schema/fault';
import { parseJSON } from '#engine/json/parse';
import { isSpace } from '#engine/json/space';
import { fromUTF8 } from '#engine/text/utf8';
import { FrameSyntaxError, ObjectTooLargeError, UnexpectedEOFError } from './errors.ts';
import { FrameBuffer } from './frame_buffer.ts';
import { Ended, ScalarScanner, TakenLast, Wrong } from './json_scalar.ts';

const none = /* @__PURE__ */ new Uint8Array(0);

/** What may come next. */
const AnyValue = 0;
const ValueOrEnd = 1;
const KeyOrEnd = 2;
const Key = 3;
const Colon = 4;
const CommaOrEnd = 5;
const Scalar = 6;

/** How deep values may be nested, as in Go. */
const maxDepth = 10_000;

const doubleQuote = 0x22;
const backslash = 0x5c;
/** What may stand behind a backslash, but for `u`. */
const escapes: readonly number[] = [doubleQuote, backslash, 0x2f, 0x62, 0x66, 0x6e, 0x72, 0x74];
/** How far an escape is: nothing, behind the backslash; more is the number of hexadecimal digits that are missing, plus 1. */
const NoEscape = 0;
const Backslash = 1;

/**
 * Reads JSON values that follow each other, with or without white space between them. What is no JSON is refused as soon
 * as that shows: a reader that only looked for the end of a value would swallow what follows and wait for ever.
 * Mirrors Go's `framer.NewJSONFramedReader`.
 */
export class JSONFramedReader implements FrameReader {
  readonly #buffer: FrameBuffer;
  #chunk: Uint8Array = none;
  #at = 0;
  #ended = false;
  /** Whether a value has begun. */
  #inValue = false;
  /** The objects (true) and arrays around the current place. */
  readonly #open: boolean[] = [];
  #expect = AnyValue;
  #inString = false;
  #escape = NoEscape;
  readonly #scalar = new ScalarScanner();
  #skipping = false;
  #error: Error | undefined;

  constructor(options: FrameReaderOptions = {}) {
    this.#buffer = new FrameBuffer(options.maxBytes);
  }

  push(chunk: Uint8Array): void {
    this.#chunk = chunk;
    this.#at = 0;
  }

  end(): void {
    this.#ended = true;
  }

  next(): Uint8Array | undefined {
    if (this.#error !== undefined) throw this.#error;
    for (;;) {
      if (!this.#inValue && !this.#begin()) return this.#more(0);
      const from = this.#at;
      const end = this.#endOfValue();
      if (end < 0) return this.#more(from);
      this.#at = end;
      this.#inValue = false;
      if (!this.#skipping) return this.#buffer.complete(this.#chunk, from, end);
      this.#skipping = false;
    }
  }

  /** Skips white space. */
  #begin(): boolean {
    const chunk = this.#chunk;
    while (this.#at < chunk.length && isSpace(chunk[this.#at]!)) this.#at++;
    this.#expect = AnyValue;
    this.#inValue = this.#at < chunk.length;
    return this.#inValue;
  }

  /** Where the value ends in the chunk; -1 when it goes on. */
  #endOfValue(): number {
    const chunk = this.#chunk;
    const open = this.#open;
    let at = this.#at;
    while (at < chunk.length) {
      if (this.#inString) {
        at = this.#skipString(at);
        if (open.length === 0 && !this.#inString) return at;
        continue;
      }
      const byte = chunk[at++]!;
      if (this.#expect === Scalar) {
        const result = this.#scalar.scan(byte);
        if (result === Wrong) throw this.#refuse(at);
        if (open.length === 0 && result >= TakenLast) return result === Ended ? at - 1 : at;
        if (result >= TakenLast) this.#expect = CommaOrEnd;
        if (result !== Ended) continue;
      }
      if (isSpace(byte)) continue;
      const expect = this.#after(byte);
      if (expect < 0) throw this.#refuse(at);
      this.#expect = expect;
      if (open.length === 0 && expect === CommaOrEnd && !this.#inString) return at;
    }
    return this.#ended && this.#expect === Scalar && open.length === 0 && this.#scalar.canEnd() ? at : -1;
  }

  /** What may come after a byte; -1 when the byte may not come. */
  #after(byte: number): number {
    const expect = this.#expect;
    const open = this.#open;
    const value = expect === AnyValue || expect === ValueOrEnd;
    switch (byte) {
      case doubleQuote:
        this.#inString = true;
        return value ? CommaOrEnd : expect === Key || expect === KeyOrEnd ? Colon : -1;
      case 0x7b:
      case 0x5b:
        if (!value || open.length === maxDepth) return -1;
        open.push(byte === 0x7b);
        return byte === 0x7b ? KeyOrEnd : ValueOrEnd;
      case 0x7d:
        return (expect === CommaOrEnd || expect === KeyOrEnd) && open.pop() === true ? CommaOrEnd : -1;
      case 0x5d:
        return (expect === CommaOrEnd || expect === ValueOrEnd) && open.pop() === false ? CommaOrEnd : -1;
      case 0x3a:
        return expect === Colon ? AnyValue : -1;
      case 0x2c:
        return expect !== CommaOrEnd ? -1 : open[open.length - 1] === true ? Key : AnyValue;
      default:
        if (!value || !this.#scalar.begin(byte)) return -1;
        this.#scalar.scan(byte);
        return Scalar;
    }
  }

  /** Where the string ends, or the chunk, or where there is an escape. */
  #skipString(from: number): number {
    const chunk = this.#chunk;
    let at = from;
    let byte = chunk[at]!;
    if (this.#escape !== NoEscape) {
      if (this.#escape === Backslash) this.#escape = byte === 0x75 ? 5 : escapes.includes(byte) ? NoEscape : -1;
      else this.#escape = !isHex(byte) ? -1 : this.#escape === 2 ? NoEscape : this.#escape - 1;
      if (this.#escape < 0) throw this.#refuse(at + 1);
      return at + 1;
    }
    while (byte !== doubleQuote && byte !== backslash && byte >= 0x20) {
      if (++at === chunk.length) return at;
      byte = chunk[at]!;
    }
    if (byte < 0x20) throw this.#refuse(at + 1);
    if (byte === backslash) this.#escape = Backslash;
    else this.#inString = false;
    return at + 1;
  }

  /** Keeps what the chunk has of a value that began at `from`. */
  #more(from: number): undefined {
    const chunk = this.#chunk;
    this.#chunk = none;
    this.#at = 0;
    if (!this.#inValue) return undefined;
    if (this.#ended) throw this.#fail(new UnexpectedEOFError());
    if (this.#skipping) return undefined;
    try {
      this.#buffer.append(chunk, from, chunk.length);
    } catch (error) {
      this.#skipping = error instanceof ObjectTooLargeError;
      throw error;
    }
    return undefined;
  }

  /** The error for the last byte before `to`. */
  #refuse(to: number): Error {
    const before = this.#buffer.take();
    const bytes = this.#chunk.subarray(this.#at, to);
    if (this.#skipping) return this.#fail(new FrameSyntaxError('invalid character in an object that was too long'));
    const all = new Uint8Array(before.length + bytes.length);
    all.set(before);
    all.set(bytes, before.length);
    return this.#fail(new FrameSyntaxError(syntaxText(all)));
  }

  #fail(error: Error): Error {
    this.#error = error;
    return error;
  }
}

function isHex(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}

/** What is wrong with the last byte. */
function syntaxText(bytes: Uint8Array): string {
  const last = bytes[bytes.length - 1]!;
  // To Go a byte of a longer character is one by itself. Another that is wrong wherever it is wrong takes its place.
  const standIn = last < 0x80 ? String.fromCharCode(last) : '\x7f';
  try {
    parseJSON(fromUTF8(bytes.subarray(0, -1)) + standIn);
  } catch (error) {
    if (error instanceof Error)
      return last < 0x80
        ? error.message
        : error.message.replace('\\x7f', quote(String.fromCharCode(last)).slice(1, -1));
  }
  return 'invalid character';
}

/**
 * The frames of JSON streams: values that end where they end. What a serializer writes, its line feed included, is
 * written as it is. Mirrors Go's `json.Framer`.
 */
export const JSONFramer: Framer = {
  newFrameReader(options?: FrameReaderOptions): FrameReader {
    return new JSONFramedReader(options);
  },
  writeFrame(data: Uint8Array): Uint8Array {
    return data;
  },
};
