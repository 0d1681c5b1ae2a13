import { ValueDocument } from '#engine/json/value_document';
import { copy } from '#engine/verbs/copy';
import { isDecodeError } from '../decode_error.js';
import { classOf } from '../kind_class.js';
import { decodeKnown } from './json/decode.js';
/**
 * Makes a JSON value an object of the expected type, as Go's `rest.Result.Into` does.
 * @param known the Kinds that may come
 * @throws Error with Go's text, for what is none of the type
 */
export function decodeAnswer(known, type, value) {
    let object;
    try {
        object = decodeKnown(known, new ValueDocument(copy(value)), { defaults: type });
    }
    catch (error) {
        throw isDecodeError(error) ? new Error(error.text, { cause: error }) : error;
    }
    if (!(object instanceof type)) {
        const { version, kind } = classOf(object);
        throw new Error(`converting (${version}.${kind}) to (${type.version}.${type.kind}): unknown conversion`);
    }
    // The decoder has filled in what the value did not say.
    return { ...object, apiVersion: textOf(value, 'apiVersion'), kind: textOf(value, 'kind') };
}
function textOf(value, name) {
    const text = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    return typeof text === 'string' ? text : '';
}
