import { equalUntyped, isMap, presentKeys } from '#engine/json/untyped';
import { copyNested } from '#engine/verbs/copy_nested';
/**
 * Whether two JSON merge patches set a key to different values. Lists must be equal element by element. Mirrors Go's
 * `mergepatch.HasConflicts`.
 * @throws NotCopyableError on values that are not JSON
 */
export function hasConflicts(left, right) {
    // Copying checks that both are JSON of limited depth.
    return conflict(copyNested(left), copyNested(right));
}
function conflict(left, right) {
    if (Array.isArray(left))
        return (!Array.isArray(right) || left.length !== right.length || left.some((item, index) => conflict(item, right[index])));
    if (!isMap(left))
        return !equalUntyped(left, right);
    if (!isMap(right))
        return true;
    return presentKeys(left).some((key) => Object.hasOwn(right, key) && right[key] !== undefined && conflict(left[key], right[key]));
}
