import { compareUTF8 } from '#engine/text/utf8';
/**
 * Whether sorted lists differ by an added element, judged by their merge keys as strings. Mirrors Go's
 * `strategicpatch.ItemAddedToModifiedSlice`.
 */
export function itemAddedToModifiedSlice(original, modified) {
    return compareUTF8(original, modified) > 0;
}
/** Mirrors Go's `strategicpatch.ItemRemovedFromModifiedSlice`. */
export function itemRemovedFromModifiedSlice(original, modified) {
    return compareUTF8(original, modified) < 0;
}
/** Mirrors Go's `strategicpatch.ItemMatchesOriginalAndModifiedSlice`. */
export function itemMatchesOriginalAndModifiedSlice(original, modified) {
    return original === modified;
}
