/** The document is not a JSON object. Mirrors Go's `mergepatch.ErrBadJSONDoc`. */
export declare const ErrBadJSONDoc = "invalid JSON document";
/** A list contains lists, for which there is no merge strategy. Mirrors Go's `mergepatch.ErrNoListOfLists`. */
export declare const ErrNoListOfLists = "lists of lists are not supported";
/**
 * `$deleteFromPrimitiveList` is not a list, or does not name a field. Mirrors Go's
 * `mergepatch.ErrBadPatchFormatForPrimitiveList`.
 */
export declare const ErrBadPatchFormatForPrimitiveList = "invalid patch format of primitive list";
/**
 * `$retainKeys` is not a list, or lacks a key of the patch. Mirrors Go's `mergepatch.ErrBadPatchFormatForRetainKeys`.
 */
export declare const ErrBadPatchFormatForRetainKeys = "invalid patch format of retainKeys";
/**
 * `$setElementOrder` is not a list, or has elements of another type than the patched list. Mirrors Go's
 * `mergepatch.ErrBadPatchFormatForSetElementOrderList`.
 */
export declare const ErrBadPatchFormatForSetElementOrderList = "invalid patch format of setElementOrder list";
/**
 * For a patch with a key missing from its `$retainKeys`. Never thrown, nor returned by Go. Mirrors Go's
 * `mergepatch.ErrPatchContentNotMatchRetainKeys`.
 */
export declare const ErrPatchContentNotMatchRetainKeys = "patch content doesn't match retainKeys list";
/**
 * The kind has no Go type that defines how lists are merged: a custom resource. Mirrors Go's
 * `mergepatch.ErrUnsupportedStrategicMergePatchFormat`.
 */
export declare const ErrUnsupportedStrategicMergePatchFormat = "strategic merge patch format is not supported";
/** A patch can't be created or applied. The message is Go's; `path`, which Go lacks, says where. */
export declare class MergePatchError extends Error {
    #private;
    readonly code = "ERR_MERGE_PATCH";
    constructor(message: string, options?: ErrorOptions);
    /** Where in the object: `spec.containers`. Empty for the whole object. */
    get path(): string;
    /** Prepends a key to the path. Returns the error itself. */
    below(key: string | number): this;
}
/** Whether an error is a {@link MergePatchError}, and has this message if one is given: `isMergePatchError(err, ErrBadJSONDoc)`. */
export declare function isMergePatchError(err: unknown, message?: string): err is MergePatchError;
/** A list element lacks the merge key. Mirrors Go's `mergepatch.ErrNoMergeKey`. */
export declare function errNoMergeKey(m: object, k: string): MergePatchError;
/** A value has the wrong type. The arguments are sample values. Mirrors Go's `mergepatch.ErrBadArgType`. */
export declare function errBadArgType(expected: unknown, actual: unknown): MergePatchError;
/** The same with shorter names of types: `map`, `slice`, `nil`. Mirrors Go's `mergepatch.ErrBadArgKind`. */
export declare function errBadArgKind(expected: unknown, actual: unknown): MergePatchError;
/** The value of `$patch` is unknown. Mirrors Go's `mergepatch.ErrBadPatchType`. */
export declare function errBadPatchType(t: unknown, m: object): MergePatchError;
