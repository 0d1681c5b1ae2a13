/** How a stream is cut into frames. */
export interface FrameReaderOptions {
    /** The longest frame that is taken, in bytes. 16 MiB unless told. */
    readonly maxBytes?: number;
}
/**
 * Cuts one stream of bytes into frames, as the bytes come. Works through every byte once, however the stream is
 * chunked, and holds no more than one frame and the current chunk.
 */
export interface FrameReader {
    /** Takes the next bytes of the stream, which must not change afterwards. Only after `next` gave `undefined`. */
    push(chunk: Uint8Array): void;
    /** Says that the stream is over. */
    end(): void;
    /**
     * The next complete frame. `undefined`: more bytes are needed, or there are none left.
     * @throws ObjectTooLargeError when a frame is longer than allowed; it is skipped, so `next` may be called again
     * @throws UnexpectedEOFError when the stream is over in the middle of a frame
     * @throws whatever a format has for bytes that are not a frame; the stream can't be used after that
     */
    next(): Uint8Array | undefined;
}
/** One way to tell where an object ends and the next begins. Mirrors Go's `runtime.Framer`. */
export interface Framer {
    /** What cuts one stream. Mirrors Go's `NewFrameReader`, which wraps a reader instead. */
    newFrameReader(options?: FrameReaderOptions): FrameReader;
    /** The bytes of one object in a stream. Mirrors what Go's `NewFrameWriter` writes for one `Write`. */
    writeFrame(data: Uint8Array): Uint8Array;
}
