import type { Framer, FrameReader, FrameReaderOptions } from '../../runtime/framer.ts';
import { isSpace } from '#engine/json/space';
import { MORE, WRONG } from '#engine/json/token';
import type { Token } from '#engine/json/token';
import { Tokenizer } from '#engine/json/tokenizer';
import { FrameSyntaxError, ObjectTooLargeError, UnexpectedEOFError } from './errors.ts';
import { FrameBuffer } from './frame_buffer.ts';

/**
 * Reads JSON values that follow each other, with or without white space between them. What is not JSON is refused as
 * soon as that shows: a reader that only looked for the end of a value would swallow what follows and wait for ever.
 * Mirrors Go's `framer.NewJSONFramedReader`.
 */
export class JSONFramedReader implements FrameReader {
  readonly #buffer: FrameBuffer;
  readonly #tokens = new Tokenizer(undefined, { sequence: true });
  /** Where the value begins in the chunk; -1 between two values. */
  #from = -1;
  #ended = false;
  #skipping = false;
  #error: Error | undefined;

  constructor(options: FrameReaderOptions = {}) {
    this.#buffer = new FrameBuffer(options.maxBytes);
  }

  push(chunk: Uint8Array): void {
    this.#tokens.push(chunk);
    if (this.#from >= 0) this.#from = 0;
  }

  end(): void {
    this.#ended = true;
    this.#tokens.finish();
  }

  next(): Uint8Array | undefined {
    if (this.#error !== undefined) throw this.#error;
    const tokens = this.#tokens;
    for (;;) {
      if (this.#from < 0 && !this.#begin()) return undefined;
      let token: Token;
      do token = tokens.next();
      while (token > MORE && tokens.depth > 0);
      if (token === WRONG) throw this.#refuse();
      if (token === MORE) return this.#more();
      const from = this.#from;
      this.#from = -1;
      if (!this.#skipping) return this.#buffer.complete(tokens.bytes, from, tokens.at);
      this.#skipping = false;
    }
  }

  /** Skips white space. */
  #begin(): boolean {
    const { bytes } = this.#tokens;
    let { at } = this.#tokens;
    while (at < bytes.length && isSpace(bytes[at]!)) at++;
    if (at < bytes.length) this.#from = at;
    return this.#from >= 0;
  }

  /** Keeps what the chunk has of a value. */
  #more(): undefined {
    if (this.#ended) throw this.#fail(new UnexpectedEOFError());
    const { bytes } = this.#tokens;
    const from = this.#from;
    // It must not be kept twice when no other chunk is pushed.
    this.#from = bytes.length;
    if (this.#skipping) return undefined;
    try {
      this.#buffer.append(bytes, from, bytes.length);
    } catch (error) {
      this.#skipping = error instanceof ObjectTooLargeError;
      throw error;
    }
    return undefined;
  }

  #refuse(): Error {
    return this.#fail(
      new FrameSyntaxError(this.#skipping ? 'invalid character in an object that was too long' : this.#tokens.message),
    );
  }

  #fail(error: Error): Error {
    this.#error = error;
    return error;
  }
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
