/** The one writer of JSON text, for whatever JSON.stringify can't write or writes in another form than Go. */
import { MAX_RECURSION } from '../schema/nesting.ts';
import { compareUTF8 } from '../text/utf8.ts';
import { isSpecial } from './escape.ts';

/** How {@link writeJSON} writes. */
export interface JSONForm {
  /** Spaces that each level is indented by; 0 for text without white space. */
  readonly indent: number;
  /** Sort keys by their bytes, as Go writes maps. */
  readonly sortKeys: boolean;
  /**
   * The text of a key, or of a value that is neither object nor list; undefined for what is left out of objects and null
   * in lists.
   */
  readonly leaf: (value: unknown) => string | undefined;
}

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

/** Thrown when JSON.stringify meets a value that only {@link writeJSON} can write. */
export class NeedsWriter extends Error {
  override readonly name = 'NeedsWriter';
  readonly code = 'ERR_NEEDS_WRITER';
}

class NegativeZero {
  toJSON(): never {
    throw new NeedsWriter();
  }
}

/** Stands for -0, whose sign JSON.stringify drops. */
export const NEGATIVE_ZERO: object = /* @__PURE__ */ new NegativeZero();

/** An object or list holds itself. */
export class CyclicValueError extends TypeError {
  readonly code = 'ERR_CYCLIC_VALUE';
  readonly value: object;

  constructor(value: object) {
    super('a cyclic value has no JSON form');
    this.name = 'CyclicValueError';
    this.value = value;
  }
}

/**
 * The JSON text of a value, nested in any number of levels; undefined for a leaf that has none.
 * @throws CyclicValueError
 */
export function writeJSON(value: unknown, form: JSONForm): string | undefined {
  const fast = form.indent === 0 && form.sortKeys ? writeSorted(value, form, 0) : undefined;
  return fast ?? writeDeep(value, form);
}

/** The text without white space, keys sorted. Undefined, too, when the value is nested too deeply for this. */
function writeSorted(value: unknown, form: JSONForm, depth: number): string | undefined {
  if (typeof value !== 'object' || value === null) return form.leaf(value);
  if (depth > MAX_RECURSION || hasToJSON(value)) return undefined;
  return Array.isArray(value) ? writeList(value, form, depth) : writeMap(value as Record<string, unknown>, form, depth);
}

function writeList(list: readonly unknown[], form: JSONForm, depth: number): string | undefined {
  let out = '[';
  for (let index = 0; index < list.length; index++) {
    const value = list[index];
    const item = writeSorted(value, form, depth + 1);
    if (item === undefined && typeof value === 'object') return undefined;
    out += index === 0 ? (item ?? 'null') : `,${item ?? 'null'}`;
  }
  return `${out}]`;
}

function writeMap(map: Readonly<Record<string, unknown>>, form: JSONForm, depth: number): string | undefined {
  const keys = Object.keys(map);
  const isPlain = !keys.some(isSpecial);
  if (keys.length > 1) {
    if (isPlain) keys.sort();
    else keys.sort(compareUTF8);
  }
  let out = '{';
  for (const key of keys) {
    const value = map[key];
    if (value === undefined) continue;
    const item = writeSorted(value, form, depth + 1);
    if (item === undefined) {
      if (typeof value === 'object') return undefined;
      continue;
    }
    if (out.length > 1) out += ',';
    out += isPlain ? `"${key}":${item}` : `${form.leaf(key)}:${item}`;
  }
  return `${out}}`;
}

interface Frame {
  readonly source: object;
  /** Keys in their order, or undefined for a list. */
  readonly keys: readonly string[] | undefined;
  readonly values: readonly unknown[];
  at: number;
  empty: boolean;
}

/** Writes any form, without recursion. */
function writeDeep(root: unknown, form: JSONForm): string | undefined {
  const { indent } = form;
  const parts: string[] = [];
  const stack: Frame[] = [];
  const open = new Set<object>();
  const lineBreak = (): string => (indent > 0 ? `\n${' '.repeat(indent * stack.length)}` : '');

  /** The text of a leaf, or the bracket of what others are within. */
  const begin = (value: unknown): string | undefined => {
    if (value === NEGATIVE_ZERO) return '-0';
    const plain = hasToJSON(value) && !(value instanceof OrderedEntries) ? value.toJSON('') : value;
    if (typeof plain !== 'object' || plain === null) return form.leaf(plain);
    if (open.has(plain)) throw new CyclicValueError(plain);
    open.add(plain);
    const frame = frameOf(plain, form.sortKeys);
    stack.push(frame);
    return frame.keys === undefined ? '[' : '{';
  };

  const first = begin(root);
  if (first === undefined) return undefined;
  parts.push(first);
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    if (frame.at >= frame.values.length) {
      stack.pop();
      open.delete(frame.source);
      if (!frame.empty) parts.push(lineBreak());
      parts.push(frame.keys === undefined ? ']' : '}');
      continue;
    }
    const key = frame.keys?.[frame.at];
    const value = frame.values[frame.at++];
    if (key !== undefined && value === undefined) continue;
    const margin = lineBreak();
    const text = begin(value);
    if (key !== undefined && text === undefined) continue;
    parts.push(frame.empty ? '' : ',', margin);
    frame.empty = false;
    if (key !== undefined) parts.push(form.leaf(key) ?? '', indent > 0 ? ': ' : ':');
    parts.push(text ?? 'null');
  }
  return parts.join('');
}

function frameOf(source: object, sortKeys: boolean): Frame {
  const frame = { source, at: 0, empty: true };
  if (Array.isArray(source)) return { ...frame, keys: undefined, values: source };
  const entries = source instanceof OrderedEntries ? source.entries : Object.entries(source);
  const ordered = sortKeys ? [...entries].sort(([a], [b]) => compareUTF8(a, b)) : entries;
  return { ...frame, keys: ordered.map(([key]) => key), values: ordered.map(([, value]) => value) };
}

function hasToJSON(value: unknown): value is { toJSON(key: string): unknown } {
  return typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function';
}
