/**
 * JSON text of untyped data as Go writes it: keys sorted by their bytes, `<`, `>`, `&`, U+2028 and U+2029 escaped.
 * Properties that are undefined are left out; an object's `toJSON` is called. Mirrors
 * k8s.io/apimachinery/pkg/util/json.Marshal of a `map[string]interface{}`.
 * @throws JSONError for NaN, infinity, a cycle, and what JSON doesn't have: functions, symbols, undefined in a list
 */
export declare function marshal(value: unknown): string;
