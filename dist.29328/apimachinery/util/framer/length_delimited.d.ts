import type { FrameReader, FrameReaderOptions, Framer } from '../../runtime/framer.ts';
/**
 * Reads frames that are preceded by their length, 4 bytes, the most significant first. An empty frame is a frame.
 * Mirrors Go's `framer.NewLengthDelimitedFrameReader`.
 */
export declare class LengthDelimitedFrameReader implements FrameReader {
    #private;
    constructor(options?: FrameReaderOptions);
    push(chunk: Uint8Array): void;
    end(): void;
    next(): Uint8Array | undefined;
}
/** A frame as `LengthDelimitedFrameReader` reads it. Mirrors Go's `framer.NewLengthDelimitedFrameWriter`. */
export declare function lengthDelimitedFrame(data: Uint8Array): Uint8Array;
/** The frames of Protobuf streams. Mirrors Go's `protobuf.LengthDelimitedFramer`. */
export declare const LengthDelimitedFramer: Framer;
