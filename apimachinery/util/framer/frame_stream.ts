import type { FrameReader, FrameReaderOptions, Framer } from '../../runtime/framer.ts';
import { type ByteSource, type ChunkReader, chunksOf, type ReadOptions } from './byte_source.ts';
import { isObjectTooLarge } from './errors.ts';
import { PullIterator } from './pull_iterator.ts';

/** How frames are read from a stream. */
export interface FrameStreamOptions extends FrameReaderOptions, ReadOptions {}

/** Who waits for a frame. */
interface Waiting {
  readonly resolve: (frame: Uint8Array | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** The frames of a stream of bytes. Takes no more from the source than is needed for the next frame. */
export class FrameStream implements AsyncIterable<Uint8Array> {
  readonly #chunks: ChunkReader;
  readonly #frames: FrameReader;
  readonly #signal: AbortSignal | undefined;
  #waiting: Waiting | undefined;
  /** The source is at its end. */
  #ended = false;
  /** Nothing more is read: closed, failed or aborted. */
  #closed = false;

  constructor(source: ByteSource, framer: Pick<Framer, 'newFrameReader'>, options: FrameStreamOptions = {}) {
    this.#chunks = chunksOf(source);
    this.#frames = framer.newFrameReader(options);
    this.#signal = options.signal;
    if (this.#signal?.aborted) this.#onAbort();
    else this.#signal?.addEventListener('abort', this.#onAbort, { once: true });
  }

  /**
   * The next frame; `undefined` at the end of the stream. One read at a time.
   * @throws ObjectTooLargeError for a frame longer than allowed; reading may go on with the frame behind it
   * @throws UnexpectedEOFError when the stream was cut within a frame
   * @throws FrameSyntaxError for bytes that no frame begins with
   * @throws the signal's reason when reading was aborted, and whatever the source throws
   */
  read(): Promise<Uint8Array | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#signal?.aborted) return reject(this.#signal.reason);
      this.#waiting = { resolve, reject };
      this.#advance();
    });
  }

  /**
   * Gives a frame to who waits for it, or asks for the next chunk. Made of callbacks that are the same for every chunk:
   * a promise more for each would be felt where chunks are small.
   */
  #advance(): void {
    try {
      const frame = this.#closed ? undefined : this.#frames.next();
      if (frame !== undefined || this.#ended || this.#closed) this.#settle()?.resolve(frame);
      else this.#chunks.next().then(this.#onChunk, this.#onError);
    } catch (error) {
      if (!isObjectTooLarge(error)) void this.#end(false);
      this.#settle()?.reject(error);
    }
  }

  readonly #onChunk = ({
    done,
    value,
  }: {
    readonly done?: boolean | undefined;
    readonly value?: Uint8Array | undefined;
  }): void => {
    if (this.#closed) return;
    if (done === true || value === undefined) {
      this.#ended = true;
      this.#frames.end();
    } else {
      this.#frames.push(value);
    }
    this.#advance();
  };

  readonly #onError = (error: unknown): void => {
    if (this.#closed) return;
    this.#ended = true;
    void this.#end(false);
    this.#settle()?.reject(error);
  };

  readonly #onAbort = (): void => {
    void this.#end(this.#waiting !== undefined, this.#signal!.reason);
    this.#settle()?.reject(this.#signal!.reason);
  };

  #settle(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }

  /** Nobody is interested in errors of the source any more, nor in the end of one that is busy. */
  async #end(busy: boolean, reason?: unknown): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#signal?.removeEventListener('abort', this.#onAbort);
    if (this.#ended) return;
    const cancelled = this.#chunks.cancel(reason).catch(() => undefined);
    if (!busy) await cancelled;
  }

  /** Cancels the source. A pending read gives `undefined`. */
  async close(): Promise<void> {
    const waiting = this.#settle();
    waiting?.resolve(undefined);
    await this.#end(waiting !== undefined);
  }

  /** For `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** Iterates over the frames. Leaving the loop, or an error, closes the stream. */
  [Symbol.asyncIterator](): AsyncIterableIterator<Uint8Array> {
    return new PullIterator(
      () => this.read(),
      () => this.close(),
    );
  }
}

/**
 * The frames of a stream, for `for await`: leaving the loop cancels the source.
 * @throws as {@link FrameStream.read}, while iterating
 */
export function readFrames(
  source: ByteSource,
  framer: Framer,
  options?: FrameStreamOptions,
): AsyncIterableIterator<Uint8Array> {
  return new FrameStream(source, framer, options)[Symbol.asyncIterator]();
}

/**
 * A step for `pipeThrough` that cuts bytes into frames.
 * @throws as {@link FrameStream.read}, through the stream; an oversized frame ends it too
 */
export function frameReaderStream(
  framer: Framer,
  options?: FrameReaderOptions,
): TransformStream<Uint8Array, Uint8Array> {
  return pushStream(framer.newFrameReader(options), (frame) => frame);
}

/** A step for `pipeThrough` that makes something of each frame. */
export function pushStream<T>(frames: FrameReader, make: (frame: Uint8Array) => T): TransformStream<Uint8Array, T> {
  const enqueue = (controller: TransformStreamDefaultController<T>): void => {
    for (let frame = frames.next(); frame !== undefined; frame = frames.next()) controller.enqueue(make(frame));
  };
  return new TransformStream<Uint8Array, T>({
    transform(chunk, controller): void {
      frames.push(chunk);
      enqueue(controller);
    },
    flush(controller): void {
      frames.end();
      enqueue(controller);
    },
  });
}
