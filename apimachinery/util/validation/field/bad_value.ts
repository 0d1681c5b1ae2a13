import { quote } from '#engine/schema/fault';
import { sortedJSON } from '#engine/json/sorted';
import { stringifyJSON } from '#engine/json/stringify';

/** The type of {@link omitValue}. Mirrors Go's `field.OmitValueType`. */
export class OmitValueType {
  toString(): string {
    return '<value omitted>';
  }
}

/** A bad value that is omitted from the message. */
export const omitValue: OmitValueType = /* @__PURE__ */ new OmitValueType();

/**
 * The value as Go's messages print it: strings quoted, numbers and booleans plain, everything else as JSON with sorted
 * keys.
 */
export function badValueText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'number':
      return numberText(value);
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      return jsonText(value);
  }
}

/** Whole numbers are integers in Go, all others float64, which `%v` prints with an exponent from 1e6 on. */
function numberText(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
  const [mantissa, exponent] = value.toExponential().split('e') as [string, string];
  const power = Number(exponent);
  if (power >= -4 && power < 6) return String(value);
  return `${mantissa}e${exponent[0]}${exponent.slice(1).padStart(2, '0')}`;
}

/** The value as Go's JSON encoder writes it; objects count as maps, whose keys are sorted. */
export function jsonText(value: unknown): string {
  try {
    // Throws on a cycle, on which sorting would not end.
    stringifyJSON(value ?? null);
    return sortedJSON(value ?? null);
  } catch {
    // A cycle, a function or a symbol has no JSON form.
    return String(value);
  }
}
