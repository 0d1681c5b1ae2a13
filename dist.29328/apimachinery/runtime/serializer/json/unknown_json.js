import { escapeHTML } from '#engine/json/escape';
import { respaceJSON } from '#engine/json/respace';
import { JSONSyntaxError } from '#engine/json/syntax_error';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { ContentTypeJSON } from '../../content_type.js';
import { EncodeError } from '../../encode_error.js';
/** Fills an Unknown with data in JSON, or in YAML: Go calls that JSON too. */
export function keepAsItCame(into, data, gvk) {
    into.apiVersion = gvk.groupVersion().toString();
    into.kind = gvk.kind;
    into.raw = typeof data === 'string' ? toUTF8(data) : data.slice();
    into.contentType = ContentTypeJSON;
    return into;
}
/**
 * The JSON of an Unknown as it is spelt, without white space or indented, with the characters escaped that Go escapes.
 *
 * Differs from Go: bytes that are not UTF-8 become U+FFFD.
 * @throws EncodeError when the content type is another, or the bytes are not JSON; the text is Go's
 */
export function unknownJSON({ raw, contentType = '' }, indent = 0) {
    const failed = 'json: error calling MarshalJSON for type *runtime.Unknown: ';
    if (contentType !== '' && contentType !== ContentTypeJSON)
        throw new EncodeError(`${failed}runtime.Unknown: MarshalJSON on non-json data`);
    try {
        return escapeHTML(respaceJSON(fromUTF8(raw), indent));
    }
    catch (error) {
        throw error instanceof JSONSyntaxError ? new EncodeError(failed + error.message, { cause: error }) : error;
    }
}
