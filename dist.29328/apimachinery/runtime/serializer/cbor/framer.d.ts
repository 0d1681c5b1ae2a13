import type { FrameReader, FrameReaderOptions, Framer } from '../../framer.ts';
/**
 * Reads a sequence of CBOR items (RFC 8742): one item is one frame. Only looks where an item ends; whoever decodes the
 * frame finds what is wrong with it.
 */
export declare class CBORFrameReader implements FrameReader {
    private readonly buffer;
    private chunk;
    private at;
    private ended;
    /** Items still to come at each level of the frame; -1 for a container that ends with a break. Empty between frames. */
    private open;
    /** Bytes of a string that are still to come. */
    private missing;
    /** The head that is being read: its first byte, how many bytes of its argument are to come, and what came. */
    private initial;
    private argumentBytes;
    private argument;
    private tooLarge;
    constructor(options?: FrameReaderOptions);
    push(chunk: Uint8Array): void;
    end(): void;
    /** @throws CBORError for bytes that no item can begin with */
    next(): Uint8Array | undefined;
    /** Goes on to the end of the frame. @returns whether it was reached */
    private scan;
    private begin;
    /** A head is complete. */
    private head;
    /** Ends the levels that are complete. @returns whether the frame is */
    private close;
}
/** The frames of CBOR streams. Mirrors what Go's `cbor.NewFramer` returns. */
export declare const CBORFramer: Framer;
