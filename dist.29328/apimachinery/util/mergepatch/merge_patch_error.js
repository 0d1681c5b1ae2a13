import { printUntyped, untypedType } from '#engine/json/untyped';
import { formatPath } from '#engine/schema/fault';
// Messages of MergePatchError, named like Go's error values.
/** The document is not a JSON object. Mirrors Go's `mergepatch.ErrBadJSONDoc`. */
export const ErrBadJSONDoc = 'invalid JSON document';
/** A list contains lists, for which there is no merge strategy. Mirrors Go's `mergepatch.ErrNoListOfLists`. */
export const ErrNoListOfLists = 'lists of lists are not supported';
/**
 * `$deleteFromPrimitiveList` is not a list, or does not name a field. Mirrors Go's
 * `mergepatch.ErrBadPatchFormatForPrimitiveList`.
 */
export const ErrBadPatchFormatForPrimitiveList = 'invalid patch format of primitive list';
/**
 * `$retainKeys` is not a list, or lacks a key of the patch. Mirrors Go's `mergepatch.ErrBadPatchFormatForRetainKeys`.
 */
export const ErrBadPatchFormatForRetainKeys = 'invalid patch format of retainKeys';
/**
 * `$setElementOrder` is not a list, or has elements of another type than the patched list. Mirrors Go's
 * `mergepatch.ErrBadPatchFormatForSetElementOrderList`.
 */
export const ErrBadPatchFormatForSetElementOrderList = 'invalid patch format of setElementOrder list';
/**
 * For a patch with a key missing from its `$retainKeys`. Never thrown, nor returned by Go. Mirrors Go's
 * `mergepatch.ErrPatchContentNotMatchRetainKeys`.
 */
export const ErrPatchContentNotMatchRetainKeys = "patch content doesn't match retainKeys list";
/**
 * The kind has no Go type that defines how lists are merged: a custom resource. Mirrors Go's
 * `mergepatch.ErrUnsupportedStrategicMergePatchFormat`.
 */
export const ErrUnsupportedStrategicMergePatchFormat = 'strategic merge patch format is not supported';
/** A patch can't be created or applied. The message is Go's; `path`, which Go lacks, says where. */
export class MergePatchError extends Error {
    code = 'ERR_MERGE_PATCH';
    #keys = [];
    constructor(message, options) {
        super(message, options);
        this.name = 'MergePatchError';
    }
    /** Where in the object: `spec.containers`. Empty for the whole object. */
    get path() {
        return formatPath(this.#keys);
    }
    /** Prepends a key to the path. Returns the error itself. */
    below(key) {
        this.#keys.unshift(key);
        return this;
    }
}
/** Whether an error is a {@link MergePatchError}, and has this message if one is given: `isMergePatchError(err, ErrBadJSONDoc)`. */
export function isMergePatchError(err, message) {
    const { code, message: text } = (typeof err === 'object' && err !== null ? err : {});
    return code === 'ERR_MERGE_PATCH' && (message === undefined || text === message);
}
/** A list element lacks the merge key. Mirrors Go's `mergepatch.ErrNoMergeKey`. */
export function errNoMergeKey(m, k) {
    return new MergePatchError(`map: ${printUntyped(m)} does not contain declared merge key: ${k}`);
}
/** A value has the wrong type. The arguments are sample values. Mirrors Go's `mergepatch.ErrBadArgType`. */
export function errBadArgType(expected, actual) {
    return new MergePatchError(`expected a ${typeText(expected)}, but received a ${typeText(actual)}`);
}
/** In Go, nil has no type to print. */
function typeText(value) {
    const type = untypedType(value);
    return type === '<nil>' ? '%!s(<nil>)' : type;
}
/** The same with shorter names of types: `map`, `slice`, `nil`. Mirrors Go's `mergepatch.ErrBadArgKind`. */
export function errBadArgKind(expected, actual) {
    return new MergePatchError(`expected a ${kindName(expected)}, but received a ${kindName(actual)}`);
}
/** The value of `$patch` is unknown. Mirrors Go's `mergepatch.ErrBadPatchType`. */
export function errBadPatchType(t, m) {
    return new MergePatchError(`unknown patch type: ${printUntyped(t, 's')} in map: ${printUntyped(m)}`);
}
function kindName(value) {
    const type = untypedType(value);
    if (type === '<nil>')
        return 'nil';
    if (type === '[]interface {}')
        return 'slice';
    return type === 'map[string]interface {}' ? 'map' : type;
}
