import { JSONFramer } from '../../util/framer/json_framed.js';
import { ContentTypeJSON } from '../content_type.js';
import { Serializer as JSONSerializer } from './json/serializer.js';
/** Puts a `SerializerInfo` together. @param mediaType `type/subtype` */
export function newSerializerInfo(mediaType, serializers) {
    const slash = mediaType.indexOf('/');
    const { encodesAsText, serializer, prettySerializer, strictSerializer, streamSerializer } = serializers;
    return {
        mediaType,
        mediaTypeType: mediaType.slice(0, slash),
        mediaTypeSubType: mediaType.slice(slash + 1),
        encodesAsText,
        serializer,
        ...(prettySerializer && { prettySerializer }),
        ...(strictSerializer && { strictSerializer }),
        ...(streamSerializer && { streamSerializer }),
    };
}
/** JSON: single objects, indented, strict, and in streams. */
export const withJSON = (scheme, { pretty, ...options }) => {
    const serializer = new JSONSerializer(scheme, options);
    return newSerializerInfo(ContentTypeJSON, {
        encodesAsText: true,
        serializer,
        prettySerializer: pretty ? new JSONSerializer(scheme, { ...options, pretty }) : undefined,
        strictSerializer: new JSONSerializer(scheme, { ...options, strict: true }),
        streamSerializer: { encodesAsText: true, serializer, framer: JSONFramer },
    });
};
