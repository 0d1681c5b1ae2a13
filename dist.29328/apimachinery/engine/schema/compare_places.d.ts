/** Keys and indexes that lead to a value, innermost first. */
export type Place = readonly (string | number)[];
/** Tells which of two places comes first in a document: below 0 for `a`, above 0 for `b`. */
export type ComparePlaces = (a: Place, b: Place) => number;
/** The order of places where keys are sorted, as Go sorts them. */
export declare function comparePlaces(a: Place, b: Place): number;
