/** The message around every object: what kind it is, then the object. Mirrors Go's `runtime.Unknown`. */
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
/** What every message with an envelope begins with: `k8s` and a zero byte. */
export declare const PREFIX: readonly number[];
export interface Envelope {
    apiVersion: string;
    kind: string;
    contentEncoding: string;
    contentType: string;
    /** Where the length of the object stands; -1 when there is no object. */
    rawAt: number;
    /** Where the object ends. */
    rawEnd: number;
}
/** Reads the rest of the reader's bytes as an envelope. The object within is not read. */
export declare function readEnvelope(reader: Reader): Envelope;
/** Writes what follows the object. */
export declare function writeTrailer(writer: Writer, contentEncoding?: string, contentType?: string): void;
/** Writes what precedes the object. */
export declare function writeHeader(writer: Writer, apiVersion: string, kind: string): void;
/** Whether bytes begin with the prefix. */
export declare function hasPrefix(bytes: Uint8Array, at?: number): boolean;
