/**
 * The counterpart of the package root for JSON alone, which makes a bundle smaller: it has no reader of YAML, and of the
 * Kinds those that are named.
 */
import { JSONDocument } from '#engine/json/document';
import { scalarSyntaxes } from '../apimachinery/apis/meta/v1/scalars.js';
import { KindBase } from '../apimachinery/runtime/kind_base.js';
import { classOf } from '../apimachinery/runtime/kind_class.js';
import { decodeKind, decodeKnown } from '../apimachinery/runtime/serializer/json/decode.js';
import { jsonOf } from '../apimachinery/runtime/serializer/json/serializer.js';
import { omittedFields } from '../apimachinery/runtime/serializer/omit/omit_options.js';
export function decode(what, data, options = {}) {
    return decodeDocument(what, new JSONDocument(data, omittedFields(options)), options);
}
/** Makes a document an object of a Kind, or of the kind that it names. */
export function decodeDocument(what, document, options) {
    if (typeof what === 'function')
        return decodeKind(what, document, scalarSyntaxes, options);
    return decodeKnown(what, document, options);
}
/**
 * Writes an object with everything it has. An item of a list, which has no `apiVersion` and `kind` of its own, is written
 * with those of its class.
 * @returns a line of JSON, with its line feed
 * @throws EncodeError
 */
export function encode(object) {
    return `${jsonOf(object instanceof KindBase ? withKind(object) : object)}\n`;
}
/** The object, or one like it that has `apiVersion` and `kind` of its own. */
export function withKind(object) {
    const type = classOf(object);
    return Object.hasOwn(object, 'kind') || !type.apiVersion ? object : new type(object);
}
