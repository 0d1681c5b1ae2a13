/**
 * The encoding of some bytes. `frames` are length-prefixed events of a Protobuf watch; `event` is one without prefix;
 * `encrypted` is an encrypted etcd value.
 */
export type BlobFormat = 'json' | 'yaml' | 'protobuf' | 'cbor' | 'frames' | 'event' | 'encrypted' | 'unknown';
/** Detects the encoding of bytes. @param name their file name, which distinguishes JSON from YAML */
export declare function blobFormatOf(name: string, bytes: Uint8Array): BlobFormat;
/** The format of a `Content-Type`. */
export declare function formatOfContentType(contentType: string): BlobFormat | undefined;
export declare function startsWith(bytes: Uint8Array, text: string): boolean;
