import { hasCode } from '#engine/text/has_code';
import { serializerInfoForMediaType, } from './codec.js';
import { InternalGroupVersioner } from './group_versioner.js';
/** There is no serializer for a media type. Mirrors Go's `runtime.NegotiateError`. */
export class NegotiateError extends Error {
    code = 'ERR_NEGOTIATE';
    /** The media type that was asked for. */
    contentType;
    /** Whether it was asked for a stream. */
    stream;
    constructor(contentType, stream = false) {
        super(`no ${stream ? 'stream ' : ''}serializers registered for ${contentType}`);
        this.name = 'NegotiateError';
        this.contentType = contentType;
        this.stream = stream;
    }
}
/** Whether an error says that there is no serializer for a media type. */
export function isNegotiateError(err) {
    return hasCode(err, 'ERR_NEGOTIATE');
}
/** Mirrors Go's `runtime.NewClientNegotiator`. @param gv what is written is in this version */
export function newClientNegotiator(serializer, gv) {
    const infoFor = (contentType, stream) => {
        const types = serializer.supportedMediaTypes();
        const info = serializerInfoForMediaType(types, contentType) ?? (contentType === '' ? types[0] : undefined);
        if (info === undefined)
            throw new NegotiateError(contentType, stream);
        return info;
    };
    return {
        encoder: (contentType) => serializer.encoderForVersion(infoFor(contentType, false).serializer, gv),
        decoder: (contentType) => serializer.decoderToVersion(infoFor(contentType, false).serializer, InternalGroupVersioner),
        streamDecoder(contentType) {
            const info = infoFor(contentType, true);
            if (info.streamSerializer === undefined)
                throw new NegotiateError(info.mediaType, true);
            const { serializer: events, framer } = info.streamSerializer;
            return {
                decoder: serializer.decoderToVersion(info.serializer, InternalGroupVersioner),
                serializer: events,
                framer,
            };
        },
    };
}
