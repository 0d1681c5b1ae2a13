import type { KeyValue } from '../engine.ts';
/** What a key has in the database. */
export interface StoredValue {
    readonly kv: KeyValue;
    /** Milliseconds since 1970; undefined: never. */
    readonly expires: number | undefined;
}
/** The bytes of a value in the database. */
export declare function encodeRecord({ kv, expires }: StoredValue): Uint8Array;
/** Reads what {@link encodeRecord} wrote. @throws {RangeError} when it is too short */
export declare function decodeRecord(key: string, bytes: Uint8Array): StoredValue;
