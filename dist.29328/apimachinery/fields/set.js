import { compareUTF8 } from '#engine/text/utf8';
import { selectorFromSet } from './terms.js';
import { valueOf } from './value_of.js';
/** Go's methods of `fields.Set`. */
export const Set = {
    /**
     * `a=1,b=2`, sorted. Values are not escaped, as in Go: `parseSelector` accepts it if none contains `,`, `=` or `\`.
     */
    toString(set) {
        return Object.entries(set ?? {})
            .map(([field, value]) => `${field}=${value}`)
            .sort(compareUTF8)
            .join(',');
    },
    /** Whether the field is present. */
    has(set, field) {
        return set !== null && set !== undefined && Object.hasOwn(set, field);
    },
    /** The value of the field; empty when absent. */
    get(set, field) {
        return valueOf(set, field);
    },
    /** As {@link selectorFromSet}. */
    asSelector(set) {
        return selectorFromSet(set);
    },
};
