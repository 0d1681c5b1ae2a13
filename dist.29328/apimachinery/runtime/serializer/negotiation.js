import { serializerInfoForMediaType } from '../codec.js';
import { ContentTypeCBOR, ContentTypeCBORSequence } from '../content_type.js';
import { GroupVersionKind } from '../schema/group_version.js';
import { parseAccept } from './accept.js';
import { parseMediaType } from './media_type.js';
/** No format is both offered and understood. `status` is the HTTP status to answer with. */
export class MediaTypeNegotiationError extends Error {
    code = 'ERR_MEDIA_TYPE_NEGOTIATION';
    /** 406 when the client wants what isn't there, 415 when it sent what isn't understood. */
    status;
    /** `NotAcceptable` or `UnsupportedMediaType`, as in a Status. */
    reason;
    /** The media types that would be right. */
    accepted;
    constructor(status, accepted) {
        const list = accepted.join(', ');
        super(status === 406
            ? `only the following media types are accepted: ${list}`
            : `the body of the request was in an unknown format - accepted media types include: ${list}`);
        this.name = 'MediaTypeNegotiationError';
        this.status = status;
        this.reason = status === 406 ? 'NotAcceptable' : 'UnsupportedMediaType';
        this.accepted = accepted;
    }
}
/** Objects as they are, and watches. Mirrors Go's `negotiation.DefaultEndpointRestrictions`. */
export const DefaultEndpointRestrictions = {
    allowsMediaTypeTransform: (_type, _subType, target) => target === undefined,
    allowsServerVersion: () => false,
    allowsStreamSchema: (schema) => schema === 'watch',
};
/** The media types of a server, for objects and for streams. Mirrors Go's `negotiation.MediaTypesForSerializer`. */
export function mediaTypesForSerializer(serializer) {
    const types = serializer.supportedMediaTypes();
    return {
        mediaTypes: types.map((info) => info.mediaType),
        streamMediaTypes: types
            .filter((info) => info.streamSerializer !== undefined)
            .map(({ mediaType }) => (mediaType === ContentTypeCBOR ? ContentTypeCBORSequence : `${mediaType};stream=watch`)),
    };
}
/**
 * Chooses the format of an answer by the `Accept` header of the request; without one, the first that is offered.
 * Mirrors Go's `negotiation.NegotiateMediaTypeOptions`.
 * @throws MediaTypeNegotiationError with status 406
 */
export function negotiateOutputMediaType(accept, serializer, restrictions = DefaultEndpointRestrictions) {
    const offered = serializer.supportedMediaTypes();
    const first = offered[0];
    if (accept === '' && first !== undefined)
        return optionsOf(new Map(), first);
    for (const clause of parseAccept(accept)) {
        for (const info of offered) {
            if (!matches(clause, info))
                continue;
            const options = optionsOf(clause.params, info);
            if (isAllowed(options, restrictions))
                return options;
        }
    }
    throw new MediaTypeNegotiationError(406, mediaTypesForSerializer(serializer).mediaTypes);
}
/**
 * As {@link negotiateOutputMediaType}, for a watch: the format must have streams.
 * @throws MediaTypeNegotiationError with status 406
 */
export function negotiateOutputMediaTypeStream(accept, serializer, restrictions = DefaultEndpointRestrictions) {
    try {
        const { accepted } = negotiateOutputMediaType(accept, serializer, restrictions);
        if (accepted.streamSerializer !== undefined)
            return accepted;
    }
    catch (error) {
        if (!(error instanceof MediaTypeNegotiationError))
            throw error;
    }
    throw new MediaTypeNegotiationError(406, mediaTypesForSerializer(serializer).streamMediaTypes);
}
/**
 * Chooses what a body is read with by its `Content-Type` header; without one, the first that is offered. For clients
 * as well: it gives the serializer of an answer. Mirrors Go's `negotiation.NegotiateInputSerializerForMediaType`.
 * @throws MediaTypeNegotiationError with status 415
 */
export function negotiateInputSerializer(contentType, serializer, streaming = false) {
    const types = serializer.supportedMediaTypes();
    const info = contentType === '' ? types[0] : serializerInfoForMediaType(types, mediaTypeOf(contentType));
    if (info !== undefined)
        return info;
    const { mediaTypes, streamMediaTypes } = mediaTypesForSerializer(serializer);
    throw new MediaTypeNegotiationError(415, streaming ? streamMediaTypes : mediaTypes);
}
/** The media type without parameters; what is not a media type stays as it is, so that nothing is found for it. */
function mediaTypeOf(contentType) {
    try {
        return parseMediaType(contentType).mediaType;
    }
    catch {
        return contentType;
    }
}
function matches(clause, info) {
    if (clause.type === '*')
        return clause.subType === '*';
    return clause.type === info.mediaTypeType && (clause.subType === info.mediaTypeSubType || clause.subType === '*');
}
function optionsOf(params, accepted) {
    const convert = ['as', 'g', 'v'].some((name) => params.has(name))
        ? new GroupVersionKind({
            group: params.get('g') ?? '',
            version: params.get('v') ?? '',
            kind: params.get('as') ?? '',
        })
        : undefined;
    return {
        accepted,
        pretty: params.get('pretty') === '1',
        stream: params.get('stream') ?? '',
        convert,
        useServerVersion: params.get('sv') ?? '',
        export: params.get('export') === '1',
        profile: params.get('profile') ?? '',
        unrecognized: [...params.keys()].filter((name) => !known.includes(name)),
    };
}
const known = ['as', 'g', 'v', 'stream', 'sv', 'export', 'pretty', 'profile'];
function isAllowed({ accepted, stream, useServerVersion, convert }, restrictions) {
    if (stream !== '' && (accepted.streamSerializer === undefined || !restrictions.allowsStreamSchema(stream)))
        return false;
    if (useServerVersion !== '' && !restrictions.allowsServerVersion(useServerVersion))
        return false;
    return restrictions.allowsMediaTypeTransform(accepted.mediaTypeType, accepted.mediaTypeSubType, convert);
}
