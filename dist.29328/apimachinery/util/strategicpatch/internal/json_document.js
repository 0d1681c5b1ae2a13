import { isMap } from '#engine/json/untyped';
import { checkNesting } from '#engine/verbs/copy_nested';
import { unmarshal } from '../../json/unmarshal.js';
import { ErrBadJSONDoc, MergePatchError } from '../../mergepatch/merge_patch_error.js';
/** Parses a JSON object; `null` yields an empty one. @throws MergePatchError */
export function parseDocument(document) {
    let value;
    try {
        value = unmarshal(document);
    }
    catch (error) {
        throw new MergePatchError(ErrBadJSONDoc, { cause: error });
    }
    if (value === null)
        return {};
    if (!isMap(value))
        throw new MergePatchError(ErrBadJSONDoc);
    checkNesting(value);
    return value;
}
/** The same; an empty object when there is not a string. */
export function parseOptional(document) {
    return document === undefined || document.length === 0 ? {} : parseDocument(document);
}
