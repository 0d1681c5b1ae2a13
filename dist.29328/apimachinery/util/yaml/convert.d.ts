import type { YAMLValue } from '#engine/yaml/index';
/**
 * The JSON text of a YAML document, as Go writes it: keys sorted by their bytes, `<`, `>` and `&` escaped. A text that
 * looks like JSON is given back as it is, unchecked.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.ToJSON.
 * @throws YAMLError
 */
export declare function toJSON(data: string | Uint8Array): string;
/**
 * The JSON text of a YAML document, as Go writes it: keys sorted by their bytes, `<`, `>` and `&` escaped. JSON is read
 * as YAML, too. Mirrors sigs.k8s.io/yaml.YAMLToJSON.
 *
 * Differs from Go: U+FFFD in place of `!!binary` bytes that are not UTF-8 is not escaped.
 * @throws YAMLError
 */
export declare function yamlToJSON(data: string | Uint8Array): string;
/**
 * The same, but a duplicate key is an error. Mirrors sigs.k8s.io/yaml.YAMLToJSONStrict.
 * @throws YAMLError
 */
export declare function yamlToJSONStrict(data: string | Uint8Array): string;
/**
 * The value of a YAML (or JSON) document. Numbers are int64 or float64 as in Go: integers are exact, `bigint` beyond
 * +-(2^53-1), and what exceeds int64 is a float.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.Unmarshal into an interface{}.
 * @throws YAMLError
 */
export declare function unmarshal(data: string | Uint8Array): YAMLValue;
/**
 * The same, but a duplicate key is an error.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.UnmarshalStrict into an interface{}.
 * @throws YAMLError
 */
export declare function unmarshalStrict(data: string | Uint8Array): YAMLValue;
