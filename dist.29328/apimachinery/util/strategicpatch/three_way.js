import { copyNested } from '#engine/verbs/copy_nested';
import { marshal } from '../json/marshal.js';
import { newErrConflict } from '../mergepatch/conflict_error.js';
import { newErrPreconditionFailed } from '../mergepatch/precondition_failed_error.js';
import { toYAMLOrError } from '../mergepatch/to_yaml.js';
import { mapsHaveConflicts } from './internal/conflicts.js';
import { diffMaps } from './internal/diff_maps.js';
import { parseOptional } from './internal/json_document.js';
import { mergeMaps } from './internal/merge_maps.js';
/**
 * The strategic merge patch that turns `current` into `modified`, deleting what was in `original` but is not in
 * `modified`; additions by others to `current` are kept. Returned as JSON with sorted keys; an undefined or empty
 * argument counts as `{}`. Mirrors Go's `strategicpatch.CreateThreeWayMergePatch`.
 * @param original the last applied configuration
 * @param modified the desired configuration
 * @param current the live object
 * @param overwrite if false, conflicts with changes in `current` are errors
 * @throws MergePatchError, ConflictError, PreconditionFailedError
 */
export function createThreeWayMergePatch(original, modified, current, schema, overwrite, ...fns) {
    return marshal(threeWay(parseOptional(original), parseOptional(modified), parseOptional(current), schema, overwrite, fns));
}
/**
 * The same for objects; Go has no counterpart. The patch shares nothing with them. @throws NotCopyableError when one
 * contains values that are not JSON
 */
export function createThreeWayMergeMapPatch(original, modified, current, schema, overwrite, ...fns) {
    const copy = (object) => copyNested(object);
    return threeWay(copy(original), copy(modified), copy(current), schema, overwrite, fns);
}
function threeWay(original, modified, current, schema, overwrite, fns) {
    const changes = diffMaps(current, modified, schema, {
        setElementOrder: true,
        ignoreChangesAndAdditions: false,
        ignoreDeletions: true,
    });
    const deletions = diffMaps(original, modified, schema, {
        setElementOrder: true,
        ignoreChangesAndAdditions: true,
        ignoreDeletions: false,
    });
    // Both may share parts of `modified`, and merging modifies its arguments.
    const patch = mergeMaps(copyNested(deletions), copyNested(changes), schema, 'combine');
    if (!fns.every((fn) => fn(patch)))
        throw newErrPreconditionFailed(patch);
    if (!overwrite) {
        const others = diffMaps(original, current, schema, {
            setElementOrder: false,
            ignoreChangesAndAdditions: false,
            ignoreDeletions: false,
        });
        if (mapsHaveConflicts(patch, others, schema))
            throw newErrConflict(toYAMLOrError(patch), toYAMLOrError(others));
    }
    return patch;
}
