import { isSpace } from '#engine/json/space';
import { BEGIN_OBJECT, KEY, STRING } from '#engine/json/token';
import { Tokenizer } from '#engine/json/tokenizer';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import type { FrameReaderOptions } from '../runtime/framer.ts';
import { JSONFramedReader } from '../util/framer/json_framed.ts';
import type { LineReader, RawEvent } from './event_format.ts';

const CLOSE = 0x7d;
const TYPE = /* @__PURE__ */ toUTF8('type');
const OBJECT = /* @__PURE__ */ toUTF8('object');

/**
 * Reads events as servers write them: a type, an object, a line feed. Then everything between the beginning of the object
 * and the last bracket is the object, if it is one value: its decoder finds that out anyway. So no byte is looked at
 * twice. Whatever else a stream holds is read by its tokens.
 */
export class JSONLineReader implements LineReader {
  readonly #frames: JSONFramedReader;
  #unread = false;
  event: RawEvent | undefined;

  constructor(options?: FrameReaderOptions) {
    this.#frames = new JSONFramedReader(options);
  }

  push(chunk: Uint8Array): void {
    this.#frames.push(chunk);
  }

  end(): void {
    this.#frames.end();
  }

  next(): Uint8Array | undefined {
    const line = this.#unread ? undefined : this.#frames.nextLine();
    this.#unread = false;
    this.event = line && eventOf(line);
    if (this.event !== undefined) return line;
    if (line !== undefined) this.#frames.unreadLine();
    return this.#frames.next();
  }

  unread(): void {
    this.#frames.unreadLine();
    this.#unread = true;
  }
}

function eventOf(line: Uint8Array): RawEvent | undefined {
  let end = line.length - 1;
  while (isSpace(line[end])) end--;
  const beginning = line[end] === CLOSE ? beginningOf(line) : undefined;
  return beginning && { type: beginning.type, raw: line.subarray(beginning.start, end) };
}

/** The type of an event that has it first, and where the object begins behind it; `undefined` for any other. */
export function beginningOf(frame: Uint8Array): { readonly type: string; readonly start: number } | undefined {
  const tokens = new Tokenizer(frame);
  if (tokens.next() !== BEGIN_OBJECT || !isKey(tokens, TYPE)) return undefined;
  if (tokens.next() !== STRING || tokens.escaped || tokens.wide) return undefined;
  const type = fromUTF8(frame.subarray(tokens.start, tokens.end));
  return isKey(tokens, OBJECT) && tokens.next() === BEGIN_OBJECT ? { type, start: tokens.start } : undefined;
}

function isKey(tokens: Tokenizer, name: Uint8Array): boolean {
  if (tokens.next() !== KEY || tokens.end - tokens.start !== name.length) return false;
  return name.every((byte, index) => tokens.bytes[tokens.start + index] === byte);
}
