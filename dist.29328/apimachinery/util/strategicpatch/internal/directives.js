import { ErrBadPatchFormatForPrimitiveList, ErrBadPatchFormatForSetElementOrderList, MergePatchError, } from '../../mergepatch/merge_patch_error.js';
/** What to do with the map that contains it: one of the three below. */
export const DIRECTIVE = '$patch';
export const DELETE = 'delete';
export const REPLACE = 'replace';
export const MERGE = 'merge';
/** The keys of a map to keep; all others are deleted. */
export const RETAIN_KEYS_DIRECTIVE = '$retainKeys';
const RETAIN_KEYS = 'retainKeys';
/** `$deleteFromPrimitiveList/finalizers`: what to delete from a list of scalars. */
export const DELETE_FROM_PRIMITIVE_LIST = '$deleteFromPrimitiveList';
/** `$setElementOrder/containers`: the desired order of a list. */
export const SET_ELEMENT_ORDER = '$setElementOrder';
/** `containers` of `$setElementOrder/containers`. */
export function listOf(directive, prefix) {
    if (directive.startsWith(`${prefix}/`))
        return directive.slice(prefix.length + 1);
    throw new MergePatchError(prefix === SET_ELEMENT_ORDER ? ErrBadPatchFormatForSetElementOrderList : ErrBadPatchFormatForPrimitiveList);
}
export function strategyOf(strategies) {
    const [first = '', second] = strategies;
    if (strategies.length <= 1)
        return first === RETAIN_KEYS ? { retainKeys: true, how: '' } : { retainKeys: false, how: first };
    if (strategies.length === 2 && first === RETAIN_KEYS)
        return { retainKeys: true, how: second };
    if (strategies.length === 2 && second === RETAIN_KEYS)
        return { retainKeys: true, how: first };
    throw new MergePatchError(`unexpected patch strategy: [${strategies.join(' ')}]`);
}
