/** Where in an object a default stands: names, and `0` for the only item of a list. The object itself for no steps. */
export type Steps = readonly (string | 0)[];
/** The object in which a value stands where the steps lead, and nothing else. Mirrors `SurroundingObjectFunc`. */
export declare function surround(value: unknown, steps: Steps): unknown;
/** The value that stands where the steps lead; undefined when there is none. */
export declare function surrounded(object: unknown, steps: Steps): unknown;
