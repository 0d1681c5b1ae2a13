import type { EventFormat } from './event_format.ts';
/**
 * Events as Protobuf: a WatchEvent without envelope, whose `object.raw` is a complete object in its envelope. No codec
 * needed: objects are left to their decoder.
 */
export declare const ProtobufEvents: EventFormat;
