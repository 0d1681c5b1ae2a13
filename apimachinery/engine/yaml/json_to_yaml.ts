import { finish } from '../steps.ts';
import { compose } from './compose.ts';
import { Constructor } from './construct.ts';
import { writeYAML } from './stringify.ts';

/**
 * The YAML of a JSON text, byte for byte as sigs.k8s.io/yaml's JSONToYAML writes it. JSON is read as YAML there, so YAML is
 * taken too, and a number that is spelled as a float stays one: `1e10` is written `1e+10`, and `1.0` is 1.
 *
 * Differs from Go: a key that is not a string becomes one, `"1"` of 1.
 * @throws YAMLError with Go's text
 */
export function jsonToYAML(text: string | Uint8Array): string {
  const root = finish(compose(text));
  // Floats are numbers, integers bigints.
  const value = root === undefined ? null : finish(new Constructor({ typed: true }).construct(root));
  return writeYAML(value, { sort: true, typed: true });
}
