/** How {@link stringifyJSON} writes. */
export interface StringifyJSONOptions {
    /** Spaces that each level is indented by. Default 0: no white space. */
    readonly indent?: number;
    /**
     * Write as Go writes untyped data: keys sorted by their bytes, `<`, `>`, `&`, U+2028 and U+2029 escaped, half a
     * surrogate pair as U+FFFD. Otherwise keys keep their order.
     */
    readonly sorted?: boolean;
}
/**
 * JSON text of a value, as JSON.stringify gives it, with `bigint` written as an integer and any depth of nesting.
 * @throws TypeError for a cycle, and for what has no JSON form at the top level
 */
export declare function stringifyJSON(value: unknown, { indent, sorted }?: StringifyJSONOptions): string;
