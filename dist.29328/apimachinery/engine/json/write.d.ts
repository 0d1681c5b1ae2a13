/** How {@link writeJSON} writes. */
export interface JSONForm {
    /** Spaces that each level is indented by; 0 for text without white space. */
    readonly indent: number;
    /** Sort keys by their bytes, as Go writes maps. */
    readonly sortKeys: boolean;
    /**
     * The text of a key, or of a value that is neither object nor list; undefined for what is left out of objects and null
     * in lists.
     */
    readonly leaf: (value: unknown) => string | undefined;
}
/** An object whose keys stand in an order that a JavaScript object can't have. */
export declare class OrderedEntries {
    readonly entries: readonly (readonly [string, unknown])[];
    constructor(entries: readonly (readonly [string, unknown])[]);
    toJSON(): never;
}
/** Thrown where JSON.stringify comes upon what only {@link writeJSON} can write. */
export declare class NeedsWriter extends Error {
    readonly code = "ERR_NEEDS_WRITER";
}
/** Stands for -0, whose sign JSON.stringify drops. */
export declare const NEGATIVE_ZERO: object;
/** An object or list holds itself. */
export declare class CyclicValueError extends TypeError {
    readonly code = "ERR_CYCLIC_VALUE";
    readonly value: object;
    constructor(value: object);
}
/**
 * The JSON text of a value, nested in any number of levels; undefined for a leaf that has none.
 * @throws CyclicValueError
 */
export declare function writeJSON(value: unknown, form: JSONForm): string | undefined;
