import type { UID } from '../../types/uid.ts';
/** A new random UUID (RFC 9562, version 4). Mirrors Go's `uuid.NewUUID`. */
export declare function newUUID(): UID;
