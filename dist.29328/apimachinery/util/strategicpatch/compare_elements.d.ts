/**
 * Whether sorted lists differ by an added element, judged by their merge keys as strings. Mirrors Go's
 * `strategicpatch.ItemAddedToModifiedSlice`.
 */
export declare function itemAddedToModifiedSlice(original: string, modified: string): boolean;
/** Mirrors Go's `strategicpatch.ItemRemovedFromModifiedSlice`. */
export declare function itemRemovedFromModifiedSlice(original: string, modified: string): boolean;
/** Mirrors Go's `strategicpatch.ItemMatchesOriginalAndModifiedSlice`. */
export declare function itemMatchesOriginalAndModifiedSlice(original: string, modified: string): boolean;
