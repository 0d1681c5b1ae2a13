import type { Unknown } from '../../unknown.ts';
import { type Envelope } from './envelope.ts';
/** Puts an envelope into an Unknown. */
export declare function fillUnknown(into: Unknown, envelope: Envelope, bytes: Uint8Array): Unknown;
/** An Unknown as an envelope, with the prefix. */
export declare function encodeUnknown(object: Unknown): Uint8Array<ArrayBuffer>;
