import type { FrameReader, FrameReaderOptions, Framer } from '../../runtime/framer.ts';
/**
 * Reads YAML documents: they end at every line but the first that begins with `---`, whatever else is on it. Documents
 * may be empty. Mirrors the reader of Go's `json.YAMLFramer`, also in that a last document is lost when the separator
 * line behind it holds something and has no end.
 */
export declare class YAMLDocumentReader implements FrameReader {
    #private;
    constructor(options?: FrameReaderOptions);
    push(chunk: Uint8Array): void;
    end(): void;
    next(): Uint8Array | undefined;
}
/** A stream of YAML documents, each with `---` before it. Mirrors Go's `json.YAMLFramer`. */
export declare const YAMLFramer: Framer;
