/** Values to JSON text: JSON.stringify, and what it can't do. */

/** An object whose keys stand in an order that a JavaScript object can't have. */
export class OrderedEntries {
  readonly entries: readonly (readonly [string, unknown])[];

  constructor(entries: readonly (readonly [string, unknown])[]) {
    this.entries = entries;
  }

  toJSON(): never {
    throw new NeedsWriter();
  }
}

class NeedsWriter extends Error {}

class NegativeZero {
  toJSON(): never {
    throw new NeedsWriter();
  }
}

/** Stands for -0, whose sign JSON.stringify drops. */
export const NEGATIVE_ZERO: object = /* @__PURE__ */ new NegativeZero();

/**
 * JSON text of a value, as JSON.stringify gives it, with `bigint` written as an integer and any depth of nesting.
 * @throws TypeError for a cycle, and for what has no JSON form at the top level
 */
export function stringifyJSON(value: unknown, indent = 0): string {
  try {
    const text: string | undefined = JSON.stringify(value, undefined, indent);
    if (text === undefined) throw new TypeError(`a ${typeof value} has no JSON form`);
    return text;
  } catch (error) {
    const canBeWritten =
      error instanceof NeedsWriter ||
      error instanceof RangeError ||
      (error instanceof TypeError && /BigInt/.test(error.message));
    if (!canBeWritten) throw error;
    return write(value, indent);
  }
}

interface Frame {
  source: object;
  keys: readonly string[] | undefined;
  values: readonly unknown[];
  at: number;
  empty: boolean;
}

/** Writes without recursion and without JSON.stringify's limits. */
function write(root: unknown, indent: number): string {
  const parts: string[] = [];
  const stack: Frame[] = [];
  const open = new Set<object>();
  const lineBreak = (depth: number): string => (indent > 0 ? `\n${' '.repeat(indent * depth)}` : '');

  const begin = (value: unknown): void => {
    if (value === NEGATIVE_ZERO) {
      parts.push('-0');
      return;
    }
    const plain = hasToJSON(value) && !(value instanceof OrderedEntries) ? value.toJSON('') : value;
    if (typeof plain === 'bigint') parts.push(String(plain));
    else if (typeof plain !== 'object' || plain === null) parts.push(JSON.stringify(plain) ?? 'null');
    else {
      if (open.has(plain)) throw new TypeError('a cyclic value has no JSON form');
      open.add(plain);
      stack.push(frameOf(plain));
      parts.push(Array.isArray(plain) ? '[' : '{');
    }
  };

  begin(root);
  while (stack.length > 0) {
    const frame = stack.at(-1)!;
    if (frame.at >= frame.values.length) {
      stack.pop();
      open.delete(frame.source);
      if (!frame.empty) parts.push(lineBreak(stack.length));
      parts.push(frame.keys === undefined ? ']' : '}');
      continue;
    }
    const key = frame.keys?.[frame.at];
    const value = frame.values[frame.at++];
    if (key !== undefined && (value === undefined || typeof value === 'function' || typeof value === 'symbol'))
      continue;
    parts.push(frame.empty ? '' : ',', lineBreak(stack.length));
    frame.empty = false;
    if (key !== undefined) parts.push(JSON.stringify(key), indent > 0 ? ': ' : ':');
    begin(value);
  }
  return parts.join('');
}

function frameOf(source: object): Frame {
  const frame = { source, at: 0, empty: true };
  if (Array.isArray(source)) return { ...frame, keys: undefined, values: source };
  const entries = source instanceof OrderedEntries ? source.entries : Object.entries(source);
  return { ...frame, keys: entries.map(([key]) => key), values: entries.map(([, value]) => value) };
}

function hasToJSON(value: unknown): value is { toJSON(key: string): unknown } {
  return typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function';
}
