import type { Scheme } from '#apimachinery/runtime/scheme';
import type { Codecs } from '#engine/protobuf/codec';
import { type BlobFormat } from './blob_format.ts';
import type { BlobPrinter } from './blob_printer.ts';
/** Prints the contents of bytes, as far as they can be decoded. */
export declare class BlobInspector {
    #private;
    /** @param loadCodecs called for Protobuf data */
    constructor(scheme: Scheme, loadCodecs: () => Promise<Codecs>, printer: BlobPrinter);
    /** @param name the name of the file @param from its encoding, if known */
    inspect(name: string, blob: Uint8Array, from?: BlobFormat): Promise<void>;
}
