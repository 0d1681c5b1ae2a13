import type { EventFormat } from './event_format.ts';
/**
 * Events as CBOR: a sequence (RFC 8742) of maps with `type` and `object`. Not enabled by default: pass it in `formats`.
 */
export declare const CBOREvents: EventFormat;
