import type { Fields } from './fields.ts';
import type { Selector } from './selector.ts';
export type { Fields } from './fields.ts';
/** Values of fields by their path: `{ 'metadata.name': 'a' }`. Mirrors Go's `fields.Set` and `fields.Fields`. */
export type Set = {
    readonly [field: string]: string;
};
/** Go's methods of `fields.Set`. */
export declare const Set: {
    /**
     * `a=1,b=2`, sorted. Values are not escaped, as in Go: `parseSelector` accepts it if none contains `,`, `=` or `\`.
     */
    readonly toString: (set: Fields) => string;
    /** Whether the field is present. */
    readonly has: (set: Fields, field: string) => boolean;
    /** The value of the field; empty when absent. */
    readonly get: (set: Fields, field: string) => string;
    /** As {@link selectorFromSet}. */
    readonly asSelector: (set: Fields) => Selector;
};
