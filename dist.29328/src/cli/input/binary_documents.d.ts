import type { FileNames } from './find_files.ts';
/** Binary encodings of objects. */
export type BinaryFormat = 'protobuf' | 'cbor';
/** One object of a binary file. */
export interface BinaryDocument {
    readonly format: BinaryFormat;
    readonly bytes: Uint8Array;
}
/** File names of objects in any format. */
export declare const OBJECT_FILES: FileNames;
/** The format of a binary file: by its first bytes, or for CBOR without tag by its name. */
export declare function binaryFormatOf(name: string, bytes: Uint8Array): BinaryFormat | undefined;
export declare function isTaggedCBOR(bytes: Uint8Array, at?: number): boolean;
/** The objects of a binary file: one in Protobuf, any number in CBOR sequences (RFC 8742). */
export declare function binaryDocumentsOf(bytes: Uint8Array, format: BinaryFormat): Generator<BinaryDocument>;
