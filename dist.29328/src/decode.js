import { JSONDocument } from '#engine/json/document';
import { DecodeError, isDecodeError } from '../apimachinery/runtime/decode_error.js';
import { omittedFields } from '../apimachinery/runtime/serializer/omit/omit_options.js';
import { YAMLDocument } from '../apimachinery/runtime/serializer/yaml/yaml_document.js';
import { isJSONBuffer } from '../apimachinery/util/yaml/guess.js';
import { documentsOf, mayBeSeveral } from './documents.js';
import { decodeDocument } from './json.js';
export function decode(what, data, options = {}) {
    if (!isJSONBuffer(data)) {
        const document = documentOf(mayBeSeveral(data) ? onlyDocument(data) : data, options);
        checkObject(document.value, typeof what === 'function');
        return decodeDocument(what, document, options);
    }
    try {
        return decodeDocument(what, documentOf(data, options), options);
    }
    catch (error) {
        // Only now: looking for a second value takes time.
        if (isDecodeError(error))
            onlyDocument(data);
        throw error;
    }
}
/**
 * Differs from Go: it takes nothing for an object without fields, and names a type of its own for anything else.
 * @throws DecodeError for what is no object
 */
function checkObject(value, isKindGiven) {
    if (value === null && !isKindGiven)
        return;
    if (value === null)
        throw new DecodeError('expected an object, got nothing: the data are empty');
    if (typeof value !== 'object' || Array.isArray(value))
        throw new DecodeError(`expected an object, got ${Array.isArray(value) ? 'a list' : `a ${typeof value}`}`);
}
/** @throws DecodeError for Protobuf, and for what is neither JSON nor YAML */
export function documentOf(data, options) {
    if (isProtobuf(data))
        throw new DecodeError("the data are Protobuf: that is read by the function of this name in 'kubetyped/protobuf'");
    const omit = omittedFields(options);
    return isJSONBuffer(data) ? new JSONDocument(data, omit) : new YAMLDocument(data, omit);
}
/** The only document of a stream: what else there is holds nothing. */
function onlyDocument(data) {
    const [first, second] = documentsOf(data);
    if (second !== undefined)
        throw new DecodeError(`expected one object, but another document begins in line ${second.line}: use decodeAll to read them all`);
    return first?.text ?? data;
}
/** Whether the data start with the Kubernetes Protobuf prefix. */
function isProtobuf(data) {
    return typeof data !== 'string' && data[0] === 0x6b && data[1] === 0x38 && data[2] === 0x73 && data[3] === 0;
}
