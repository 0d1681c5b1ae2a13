import { quoteJSON } from './escape.ts';
import { NeedsWriter, writeJSON } from './write.ts';

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
export function stringifyJSON(value: unknown, { indent = 0, sorted = false }: StringifyJSONOptions = {}): string {
  const text = sorted ? writeJSON(value, { indent, sortKeys: true, leaf: goLeaf }) : native(value, indent);
  if (text === undefined) throw new TypeError(`a ${typeof value} has no JSON form`);
  return text;
}

function native(value: unknown, indent: number): string | undefined {
  try {
    return JSON.stringify(value, undefined, indent);
  } catch (error) {
    const canBeWritten =
      error instanceof NeedsWriter ||
      error instanceof RangeError ||
      (error instanceof TypeError && /BigInt/.test(error.message));
    if (!canBeWritten) throw error;
    return writeJSON(value, { indent, sortKeys: false, leaf });
  }
}

function leaf(value: unknown): string | undefined {
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value);
}

function goLeaf(value: unknown): string | undefined {
  return typeof value === 'string' ? quoteJSON(value) : leaf(value);
}
