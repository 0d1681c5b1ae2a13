// Where our JSON and YAML differ from Go's on purpose.
import { QuantityValue } from 'kubetyped/apimachinery/api/resource';
import { unmarshalStrict } from 'kubetyped/apimachinery/util/json';
import { sameJSON, withEmptyItems } from '../conformance/difference.ts';

export type Format = 'json' | 'yaml';

/** A text to read. */
export interface Question {
  format: Format;
  data: string;
}

/** What either side makes of a text. */
export interface Answer {
  error?: string;
  strictErrors?: readonly string[];
  json?: string;
  jsonError?: string;
  yaml?: string;
  yamlError?: string;
}

/** An answer of the Go program without what is empty. */
export function answered({ error, strictErrors, json, jsonError, yaml, yamlError }: Answer): Answer {
  if (error !== undefined) return { error };
  return {
    ...(strictErrors && { strictErrors }),
    ...(json ? { json } : {}),
    ...(jsonError && { jsonError }),
    ...(yaml ? { yaml } : {}),
    ...(yamlError && { yamlError }),
  };
}

/** Where we differ from Go and why. */
export const reasons: Record<string, (question: Question, ours: Answer, go: Answer) => boolean> = {
  // Go reads each value of a repeated key, one over the other; here the last one counts.
  duplicates: ({ format, data }) => format === 'json' && hasDuplicates(data),
  // Go keeps the bytes of raw JSON; here it is a value, so spellings, repeated keys and the order of integer-like keys go.
  opaque: (_, ours, go) =>
    ours.json !== undefined && go.json !== undefined && ours.json !== go.json && sameJSON(ours.json, go.json),
  // Go writes null for the items of a list that came without; here such a list is empty.
  emptyItems: (_, ours, go) =>
    ours.json?.endsWith('"items":[]}') === true &&
    go.json?.endsWith('"items":null}') === true &&
    sameJSON(ours.json, withEmptyItems(go.json)),
  // In a JavaScript object keys that look like array indexes come first, so another error may be the first.
  integerKeys: ({ format, data }, ours, go) =>
    format === 'json' && ours.error !== undefined && go.error !== undefined && /"(?:0|[1-9]\d*)"\s*:/.test(data),
  // A number that no float64 holds is refused everywhere; Go takes it where it keeps raw JSON, or nothing.
  overflow: (_, ours, go) => go.error === undefined && /^json: number .* is out of range$/.test(ours.error ?? ''),
  // A quantity that is a JSON number keeps its spelling in Go; here the number is a value.
  quantityNumber: ({ data }, ours, go) =>
    ours.json !== undefined &&
    go.json !== undefined &&
    /[:\s]-?[\d.]+[eE]/.test(data) &&
    sameButQuantities(JSON.parse(ours.json), JSON.parse(go.json)),
  // How far Go has read when it meets a character that YAML forbids is known here to a few characters.
  forbiddenCharacter: ({ format }, ours, go) =>
    format === 'yaml' &&
    ours.error === 'yaml: control characters are not allowed' &&
    go.error?.startsWith('yaml: ') === true,
  // Go reads a quantity without undoing JSON escapes, and so refuses some it should take.
  quantityEscape: ({ format, data }, _, go) =>
    format === 'json' && data.includes('\\u') && go.error?.startsWith('quantities must match') === true,
};

function sameButQuantities(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return a === b || QuantityValue.equal!(a, b);
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, value]) => sameButQuantities(value, (b as Record<string, unknown>)[key]))
  );
}

function hasDuplicates(data: string): boolean {
  try {
    return unmarshalStrict(data).strictErrors.length > 0;
  } catch {
    return false;
  }
}
