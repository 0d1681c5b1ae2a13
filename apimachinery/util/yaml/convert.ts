import { marshal } from '#apimachinery/util/json/marshal';
import { finish, type Steps } from '#engine/steps';
import type { YAMLValue } from '#engine/yaml/index';
import { parseYAML, YAMLError } from '#engine/yaml/index';
import { parseYAMLInSteps, type StepOptions } from '#engine/yaml/parse';
import { isJSONBuffer } from './guess.ts';
import { streamText } from './stream_text.ts';

/**
 * The JSON text of a YAML document, as Go writes it: keys sorted by their bytes, `<`, `>` and `&` escaped. A text that
 * looks like JSON is given back as it is, unchecked.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.ToJSON.
 * @throws YAMLError
 */
export function toJSON(data: string | Uint8Array): string {
  return isJSONBuffer(data) ? streamText(data) : marshal(parseYAML(data));
}

/**
 * The JSON text of a YAML document, as Go writes it: keys sorted by their bytes, `<`, `>` and `&` escaped. JSON is read
 * as YAML, too. Mirrors sigs.k8s.io/yaml.YAMLToJSON.
 *
 * Differs from Go: U+FFFD in place of `!!binary` bytes that are not UTF-8 is not escaped.
 * @throws YAMLError
 */
export function yamlToJSON(data: string | Uint8Array): string {
  return marshal(parseYAML(data));
}

/**
 * The same, but a duplicate key is an error. Mirrors sigs.k8s.io/yaml.YAMLToJSONStrict.
 * @throws YAMLError
 */
export function yamlToJSONStrict(data: string | Uint8Array): string {
  return marshal(parseYAML(data, { strict: true }));
}

/**
 * The value of a YAML (or JSON) document. Numbers are int64 or float64 as in Go: integers are exact, `bigint` beyond
 * +-(2^53-1), and what exceeds int64 is a float.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.Unmarshal into an interface{}.
 * @throws YAMLError
 */
export function unmarshal(data: string | Uint8Array): YAMLValue {
  return finish(unmarshalInSteps(data));
}

/**
 * The same, but a duplicate key is an error.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.UnmarshalStrict into an interface{}.
 * @throws YAMLError
 */
export function unmarshalStrict(data: string | Uint8Array): YAMLValue {
  return finish(unmarshalInSteps(data, { strict: true }));
}

/** As {@link unmarshal} and {@link unmarshalStrict}, in steps. @throws YAMLError TooManyValuesError */
export function* unmarshalInSteps(data: string | Uint8Array, options?: StepOptions): Steps<YAMLValue> {
  try {
    return fitNumbers(yield* parseYAMLInSteps(data, options));
  } catch (error) {
    if (!(error instanceof YAMLError)) throw error;
    throw new YAMLError(`error converting YAML to JSON: ${error.message}`, error.line, error.column);
  }
}

type Collection = YAMLValue[] | { [key: string]: YAMLValue };

/** Makes floats of the integers between int64 and uint64. */
function fitNumbers(root: YAMLValue): YAMLValue {
  if (typeof root === 'bigint') return fit(root);
  const open: YAMLValue[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const collection = value as Collection & { [key: string]: YAMLValue };
    for (const key of Object.keys(collection)) {
      const item = collection[key]!;
      if (typeof item === 'bigint') collection[key] = fit(item);
      else if (typeof item === 'object' && item !== null) open.push(item);
    }
  }
  return root;
}

function fit(value: bigint): number | bigint {
  return value >= 1n << 63n ? Number(value) : value;
}
