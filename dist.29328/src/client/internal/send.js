import { isUnsupportedMediaType } from '#apimachinery/api/errors/predicates';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { ContentTypeCBOR, ContentTypeJSON, ContentTypeProtobuf } from '#apimachinery/runtime/content_type';
import { toUTF8 } from '#engine/text/utf8';
import { instanceOf } from './written_object.js';
/** Sends an object, and reads what comes back. */
export async function sendObject(endpoint, call, type, object, answer) {
    const { rest, content } = endpoint;
    const { contentType = ContentTypeJSON } = call;
    const instance = instanceOf(type, object);
    const send = async (format) => {
        const result = await rest.do({ ...call, contentType: format, body: content.encode(instance, format) });
        return endpoint.written(call, content.decodeAs(result, answer, `${call.verb} ${call.path}`));
    };
    try {
        return await send(contentType);
    }
    catch (error) {
        if (contentType !== ContentTypeCBOR || !isUnsupportedMediaType(error))
            throw error;
        // Differs from Go: there the first object is not sent again.
        content.refuseCBOR();
        return send(ContentTypeJSON);
    }
}
/** Sends a patch, and reads what comes back. */
export async function sendPatch(endpoint, call, { type, data }, answer) {
    const { rest, content } = endpoint;
    const result = await rest.do({ ...call, contentType: type, body: toUTF8(data) });
    // A body without type is of the format that was asked for.
    const { contentType } = result;
    const read = contentType === type ? { ...result, contentType: ContentTypeJSON } : result;
    return endpoint.written(call, content.decodeAs(read, answer, `${call.verb} ${call.path}`));
}
/** The body of a deletion: as Protobuf where the objects are, else as JSON. */
export function encodeOptions({ content }, options, contentType) {
    const format = contentType === ContentTypeProtobuf && content.speaksProtobuf(DeleteOptions)
        ? ContentTypeProtobuf
        : ContentTypeJSON;
    return { body: content.encode(options, format), contentType: format };
}
