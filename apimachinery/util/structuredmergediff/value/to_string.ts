import { quote } from '../../../../src/engine/fault.ts';
import { formatFloat } from '../../../../src/engine/yaml/number.ts';
import { isList, isMap } from './kind.ts';
import { keys } from './map.ts';

/** A value as paths show it: `"text"`, `80`, `true`, `null`, `[1,2]`. Mirrors Go's `value.ToString`. */
export function toString(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (isList(value)) return `[${value.map(toString).join(',')}]`;
  if (isMap(value)) return keys(value).map((key) => `${key}=${toString(value[key])}`).join('');
  // Differs from Go: a whole number that Go holds as a float64, because it came out of managedFields, is shown by it as 1e+06.
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return formatFloat(value);
  return String(value ?? null);
}
