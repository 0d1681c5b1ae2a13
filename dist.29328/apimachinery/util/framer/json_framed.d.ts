import type { FrameReader, FrameReaderOptions, Framer } from '../../runtime/framer.ts';
/**
 * Reads JSON values that follow each other, with or without white space between them. What is not JSON is refused as
 * soon as that shows: a reader that only looked for the end of a value would swallow what follows and wait for ever.
 * Mirrors Go's `framer.NewJSONFramedReader`.
 */
export declare class JSONFramedReader implements FrameReader {
    #private;
    constructor(options?: FrameReaderOptions);
    push(chunk: Uint8Array): void;
    end(): void;
    next(): Uint8Array | undefined;
    /**
     * The next line, if the chunk has all of it and a value begins with it; `undefined` otherwise: then `next` goes on.
     * Nothing of it has been read: whoever parses it finds out whether it is one value, and else calls
     * {@link unreadLine}. Writers put each value in a line of its own, which is found many times as fast as its tokens.
     */
    nextLine(): Uint8Array | undefined;
    /** Lets `next` read the line that {@link nextLine} gave last. Not after anything else was read. */
    unreadLine(): void;
}
/**
 * The frames of JSON streams: values that end where they end. What a serializer writes, its line feed included, is
 * written as it is. Mirrors Go's `json.Framer`.
 */
export declare const JSONFramer: Framer;
