/** A JSON value. A `bigint` is an integer beyond ±(2^53−1). */
export type JSONValue = null | boolean | number | bigint | string | JSONValue[] | {
    [key: string]: JSONValue;
};
/** What `unmarshalStrict` gives. */
export interface StrictValue {
    readonly value: JSONValue;
    /** One for each duplicate field, at most 100: `duplicate field "spec.replicas"`. */
    readonly strictErrors: readonly string[];
}
/**
 * Reads JSON. An integer is exact as long as an int64 can hold it; every other number is a float64, rounded if need be.
 * Mirrors k8s.io/apimachinery/pkg/util/json.Unmarshal into an `interface{}`.
 * @throws JSONError when the text is not JSON, or a number too large for a float64
 */
export declare function unmarshal(data: string | Uint8Array): JSONValue;
/**
 * The same, and reports duplicate fields; the last one is kept. Mirrors
 * sigs.k8s.io/json.UnmarshalStrict into an `interface{}`.
 * @throws JSONError
 */
export declare function unmarshalStrict(data: string | Uint8Array): StrictValue;
