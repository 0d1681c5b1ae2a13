import { type Decoder, type Encoder, type NegotiatedSerializer, type Serializer } from './codec.ts';
import type { Framer } from './framer.ts';
import type { GroupVersionLike } from './schema/group_version.ts';
/** There is no serializer for a media type. Mirrors Go's `runtime.NegotiateError`. */
export declare class NegotiateError extends Error {
    readonly code = "ERR_NEGOTIATE";
    /** The media type that was asked for. */
    readonly contentType: string;
    /** Whether it was asked for a stream. */
    readonly stream: boolean;
    constructor(contentType: string, stream?: boolean);
}
/** Whether an error says that there is no serializer for a media type. */
export declare function isNegotiateError(err: unknown): err is NegotiateError;
/** What is needed to read a stream of events. */
export interface StreamDecoder {
    /** Reads the object within an event. */
    readonly decoder: Decoder;
    /** Reads the event. */
    readonly serializer: Serializer;
    /** Tells where an event ends. */
    readonly framer: Framer;
}
/**
 * Chooses what a client reads and writes bodies with. An empty media type means the first one offered.
 * Mirrors Go's `runtime.ClientNegotiator`.
 */
export interface ClientNegotiator {
    /** @throws NegotiateError */
    encoder(contentType: string): Encoder;
    /** @throws NegotiateError */
    decoder(contentType: string): Decoder;
    /** @throws NegotiateError also when the format has no streams */
    streamDecoder(contentType: string): StreamDecoder;
}
/** Mirrors Go's `runtime.NewClientNegotiator`. @param gv what is written is in this version */
export declare function newClientNegotiator(serializer: NegotiatedSerializer, gv: GroupVersionLike): ClientNegotiator;
