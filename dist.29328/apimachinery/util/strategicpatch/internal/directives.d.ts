/** What to do with the map that contains it: one of the three below. */
export declare const DIRECTIVE = "$patch";
export declare const DELETE = "delete";
export declare const REPLACE = "replace";
export declare const MERGE = "merge";
/** The keys of a map to keep; all others are deleted. */
export declare const RETAIN_KEYS_DIRECTIVE = "$retainKeys";
/** `$deleteFromPrimitiveList/finalizers`: what to delete from a list of scalars. */
export declare const DELETE_FROM_PRIMITIVE_LIST = "$deleteFromPrimitiveList";
/** `$setElementOrder/containers`: the desired order of a list. */
export declare const SET_ELEMENT_ORDER = "$setElementOrder";
/** `containers` of `$setElementOrder/containers`. */
export declare function listOf(directive: string, prefix: typeof DELETE_FROM_PRIMITIVE_LIST | typeof SET_ELEMENT_ORDER): string;
/** The strategies of a field, separated. */
export interface Strategy {
    readonly retainKeys: boolean;
    /** `merge`, `replace`, or nothing. */
    readonly how: string;
}
export declare function strategyOf(strategies: readonly string[]): Strategy;
