import { type NegotiatedSerializer, type SerializerInfo } from '../codec.ts';
import { GroupVersionKind } from '../schema/group_version.ts';
/** No format is both offered and understood. `status` is the HTTP status to answer with. */
export declare class MediaTypeNegotiationError extends Error {
    readonly code = "ERR_MEDIA_TYPE_NEGOTIATION";
    /** 406 when the client wants what isn't there, 415 when it sent what isn't understood. */
    readonly status: 406 | 415;
    /** `NotAcceptable` or `UnsupportedMediaType`, as in a Status. */
    readonly reason: string;
    /** The media types that would be right. */
    readonly accepted: readonly string[];
    constructor(status: 406 | 415, accepted: readonly string[]);
}
/** What a server lets clients ask for. Mirrors Go's `negotiation.EndpointRestrictions`. */
export interface EndpointRestrictions {
    /** Whether objects can be given in a format as something else; `target` is `undefined` for the objects themselves. */
    allowsMediaTypeTransform(type: string, subType: string, target: GroupVersionKind | undefined): boolean;
    allowsServerVersion(version: string): boolean;
    allowsStreamSchema(schema: string): boolean;
}
/** Objects as they are, and watches. Mirrors Go's `negotiation.DefaultEndpointRestrictions`. */
export declare const DefaultEndpointRestrictions: EndpointRestrictions;
/** What a client asked for. Mirrors Go's `negotiation.MediaTypeOptions`. */
export interface MediaTypeOptions {
    /** The format to answer in. */
    readonly accepted: SerializerInfo;
    /** For people: indented. */
    readonly pretty: boolean;
    /** `watch`, or empty. */
    readonly stream: string;
    /** What to make of the object: a Table, for example. */
    readonly convert: GroupVersionKind | undefined;
    readonly useServerVersion: string;
    readonly export: boolean;
    readonly profile: string;
    /** The names of parameters that mean nothing. */
    readonly unrecognized: readonly string[];
}
/** The media types of a server, for objects and for streams. Mirrors Go's `negotiation.MediaTypesForSerializer`. */
export declare function mediaTypesForSerializer(serializer: NegotiatedSerializer): {
    mediaTypes: string[];
    streamMediaTypes: string[];
};
/**
 * Chooses the format of an answer by the `Accept` header of the request; without one, the first that is offered.
 * Mirrors Go's `negotiation.NegotiateMediaTypeOptions`.
 * @throws MediaTypeNegotiationError with status 406
 */
export declare function negotiateOutputMediaType(accept: string, serializer: NegotiatedSerializer, restrictions?: EndpointRestrictions): MediaTypeOptions;
/**
 * As {@link negotiateOutputMediaType}, for a watch: the format must have streams.
 * @throws MediaTypeNegotiationError with status 406
 */
export declare function negotiateOutputMediaTypeStream(accept: string, serializer: NegotiatedSerializer, restrictions?: EndpointRestrictions): SerializerInfo;
/**
 * Chooses what a body is read with by its `Content-Type` header; without one, the first that is offered. For clients
 * as well: it gives the serializer of an answer. Mirrors Go's `negotiation.NegotiateInputSerializerForMediaType`.
 * @throws MediaTypeNegotiationError with status 415
 */
export declare function negotiateInputSerializer(contentType: string, serializer: NegotiatedSerializer, streaming?: boolean): SerializerInfo;
