import { setOwn } from '#engine/json/own_property';
import { isMap, presentKeys } from '#engine/json/untyped';
import { marshal } from '../json/marshal.js';
import { unmarshal } from '../json/unmarshal.js';
import { JSONPatchError } from '../jsonpatch/json_patch_error.js';
import { createMergePatch, mergePatch } from '../jsonpatch/merge_patch.js';
import { newErrConflict } from '../mergepatch/conflict_error.js';
import { hasConflicts } from '../mergepatch/has_conflicts.js';
import { newErrPreconditionFailed } from '../mergepatch/precondition_failed_error.js';
import { toYAMLOrError } from '../mergepatch/to_yaml.js';
/**
 * The JSON merge patch that turns `current` into `modified`, deleting what was in `original` but is not in `modified`:
 * for custom resources, whose list merge strategies are unknown. Returned as JSON with sorted keys; an undefined or
 * empty argument counts as `{}`. Mirrors Go's `jsonmergepatch.CreateThreeWayJSONMergePatch`.
 * @throws JSONPatchError when a text is not a JSON object; ConflictError; PreconditionFailedError
 */
export function createThreeWayJSONMergePatch(original, modified, current, ...fns) {
    return marshal(createThreeWayJSONMergeMapPatch(parse(original), parse(modified), parse(current), ...fns));
}
/**
 * The same for objects; Go has no counterpart. The patch shares nothing with them. @throws NotCopyableError on what is
 * not JSON
 */
export function createThreeWayJSONMergeMapPatch(original, modified, current, ...fns) {
    const changes = filter(createMergePatch(current, modified), false);
    const deletions = filter(createMergePatch(original, modified), true);
    if (hasConflicts(changes, deletions))
        throw newErrConflict(toYAMLOrError(changes), toYAMLOrError(deletions));
    const patch = mergePatch(deletions, changes);
    if (!fns.every((fn) => fn(patch)))
        throw newErrPreconditionFailed(patch);
    return patch;
}
function parse(text) {
    if (text === undefined || text.length === 0)
        return {};
    let value;
    try {
        value = unmarshal(text);
    }
    catch {
        throw new JSONPatchError('Invalid JSON Document');
    }
    if (value !== null && !isMap(value))
        throw new JSONPatchError(Array.isArray(value) ? 'Mismatched JSON Documents' : 'Invalid JSON Document');
    return value ?? {};
}
/** Keeps only the nulls of a patch, or everything but the nulls. Lists are treated as a whole. */
function filter(patch, nulls) {
    const out = {};
    for (const key of presentKeys(patch)) {
        const value = patch[key];
        if (isMap(value) && presentKeys(value).length > 0) {
            const inner = filter(value, nulls);
            if (presentKeys(inner).length > 0)
                setOwn(out, key, inner);
        }
        else if ((value === null) === nulls) {
            setOwn(out, key, value);
        }
    }
    return out;
}
