import { ValueDocument } from '#engine/json/value_document';
import { ListBase } from '../apimachinery/apis/meta/v1/list.js';
import { ObjectBase } from '../apimachinery/apis/meta/v1/object.js';
import { Unstructured } from '../apimachinery/apis/meta/v1/unstructured/unstructured.js';
import { DecodeError } from '../apimachinery/runtime/decode_error.js';
import { isNotRegisteredError } from '../apimachinery/runtime/errors.js';
import { decodeKnown } from '../apimachinery/runtime/serializer/json/decode.js';
import { decodeInto } from '../apimachinery/runtime/serializer/json/decode_into.js';
import { documentOf } from './decode.js';
import { documentsOf } from './documents.js';
import { withKind } from './json.js';
export function decodeAll(scheme, data, options = {}) {
    // Protobuf is refused by decode, with a word on who reads it.
    const documents = typeof data !== 'string' && data[0] === 0x6b ? [{ text: data }] : documentsOf(data);
    return documents.flatMap(({ text }) => {
        return objectsOf(scheme, decodeAny(scheme, documentOf(text, options), options), options);
    });
}
function decodeAny(scheme, document, options) {
    try {
        return decodeKnown(scheme, document, options);
    }
    catch (error) {
        if (options.unstructured !== true || !isNotRegisteredError(error))
            throw error;
        // The value has not been used yet.
        const object = new Unstructured();
        decodeInto(scheme, document, options, object);
        return object;
    }
}
function objectsOf(scheme, object, options) {
    const isList = object instanceof ListBase && 'items' in object;
    if (isList && options.flatten === true)
        return object.items.flatMap((item) => itemOf(scheme, item, options));
    if (object instanceof ListBase || object instanceof ObjectBase || object instanceof Unstructured)
        return [object];
    throw new DecodeError(`${object.kind} of ${object.apiVersion} has no metadata: use decode to read it alone`);
}
/** An item as a document of its own. Those of `kind: List` are plain: they may be of any kind, even lists. */
function itemOf(scheme, item, options) {
    if (item instanceof ObjectBase)
        return [withKind(item)];
    return objectsOf(scheme, decodeAny(scheme, new ValueDocument(item), options), options);
}
