/**
 * The JSON that Go's serializer writes for an object: fields in Go's order, map keys sorted, empty fields left out and
 * zero values put in as Go does, leaves in their canonical spelling, unknown fields dropped.
 *
 * What a server sent already has that form. So the object is only checked, and copied where it differs; the text then
 * comes from JSON.stringify.
 */
import { compile, NO_SCALARS } from '../schema/compile.ts';
import type { Scalar, Scalars, Struct } from '../schema/descriptor.ts';
import { MAX_RECURSION } from '../schema/nesting.ts';
import type { Member, Node, Shape, UnionNode } from '../schema/node.ts';
import { assertNever, zeroOf } from '../schema/node.ts';
import { canonicalBase64, encodeBase64 } from '../text/base64.ts';
import { compareUTF8 } from '../text/utf8.ts';
import { escapeHTML, replaceLoneSurrogates } from './escape.ts';
import { setOwn } from './own_property.ts';
import { isPolluted } from './polluted.ts';
import { readJSON } from './read.ts';
import { sortKeys } from './sort_keys.ts';
import { stringifyJSON } from './stringify.ts';
import { NEGATIVE_ZERO, OrderedEntries } from './write.ts';

type Data = Record<string, unknown>;

/** Items of a list that are written together: few, so that what was checked is still in the cache. */
const BATCH = 8;
/** Items with a longer text than this are written one at a time: whoever writes in pieces does something else in between. */
const LARGE = 64 * 1024;

let polluted = false;
let asProtobuf = false;

/** How {@link canonicalJSON} writes. */
export interface CanonicalOptions {
  /** The scalars that descriptors name. */
  readonly scalars?: Scalars;
  /** Spaces that each level is indented by. */
  readonly indent?: number;
  /**
   * As reading its Protobuf form gives it, which can't tell null from empty: an empty list that is always written becomes
   * null, and null in a list or map of bytes or lists becomes empty.
   */
  readonly asProtobuf?: boolean;
}

/** Gives an object equal to `value` that JSON.stringify writes in Go's canonical form; `value` itself where it has it. */
export function canonicalize(struct: Struct, value: object, scalars: Scalars = NO_SCALARS): object {
  polluted = isPolluted();
  return canonicalStruct(value as Data, compile(struct, scalars)) as object;
}

/** The canonical JSON text of an object, without the line feed Go's serializer ends it with. */
export function canonicalJSON(struct: Struct, value: object, options: CanonicalOptions = {}): string {
  const { scalars, indent = 0 } = options;
  asProtobuf = options.asProtobuf === true;
  try {
    if (indent > 0) return finish(stringifyJSON(canonicalize(struct, value, scalars), { indent }));
    let text = '';
    for (const piece of canonicalPieces(struct, value, scalars)) text += piece;
    return text;
  } finally {
    asProtobuf = false;
  }
}

/**
 * The value that reading {@link canonicalJSON} gives, in most cases without a text. It shares with `value` what had that
 * form: copy what you want to change.
 */
export function canonicalValue(struct: Struct, value: object, options: CanonicalOptions = {}): object {
  asProtobuf = options.asProtobuf === true;
  let canonical: object;
  try {
    canonical = canonicalize(struct, value, options.scalars);
  } finally {
    asProtobuf = false;
  }
  if (isAsWritten(canonical, 0)) return canonical;
  const { value: read } = readJSON(canonicalJSON(struct, value, options));
  return Object(read);
}

const SURROGATE = /[\ud800-\udfff]/;

/** Whether reading what JSON.stringify writes of a value surely gives the same. */
function isAsWritten(value: unknown, depth: number): boolean {
  switch (typeof value) {
    case 'string':
      return !SURROGATE.test(value);
    case 'boolean':
      return true;
    case 'number':
      return Number.isInteger(value) ? Number.isSafeInteger(value) && !Object.is(value, -0) : Number.isFinite(value);
    case 'object':
      break;
    default:
      return false;
  }
  if (value === null) return true;
  if (depth > MAX_RECURSION || 'toJSON' in value) return false;
  if (Array.isArray(value)) return value.every((item) => isAsWritten(item, depth + 1));
  return (
    Object.keys(value).every((key) => key !== '__proto__' && !SURROGATE.test(key)) &&
    Object.values(value).every((item) => isAsWritten(item, depth + 1))
  );
}

/**
 * The same in pieces. The items of a list are written as soon as they are checked, and what JSON.stringify gives need not
 * be made one long text before anybody can look into it.
 */
export function* canonicalPieces(
  struct: Struct,
  value: object,
  scalars: Scalars = NO_SCALARS,
): Generator<string, void, undefined> {
  const shape = compile(struct, scalars);
  const last = listOfObjects(shape.members.at(-1));
  const items = last !== undefined && Object.hasOwn(value, last.name) ? (value as Data)[last.name] : undefined;
  if (last === undefined || !Array.isArray(items) || items.length === 0) {
    yield finish(stringifyJSON(canonicalize(struct, value, scalars)));
    return;
  }
  const { name, elem } = last;
  const rest = finish(stringifyJSON(canonicalize(struct, { ...value, [name]: null }, scalars)));
  let before = `${rest.slice(0, -'null}'.length)}[`;
  // Twice as many as before as long as they are small; after a large one, one at a time.
  let size = 1;
  for (let from = 0; from < items.length; ) {
    yield before;
    polluted = isPolluted();
    const batch = Array.from(items.slice(from, from + size), (item) => canonicalElement(item, elem));
    // Without the brackets.
    const text = finish(stringifyJSON(batch)).slice(1, -1);
    yield text;
    before = ',';
    from += size;
    size = text.length > LARGE ? 1 : Math.min(2 * size, BATCH);
  }
  yield ']}';
}

/** A list that is always written, and whose items are large enough to be written separately. */
function listOfObjects(member: Member | undefined): { name: string; elem: Node } | undefined {
  if (member?.alwaysWritten !== true || member.node.kind !== 'list') return undefined;
  const { elem } = member.node;
  return elem.kind === 'struct' || elem.kind === 'opaque' ? { name: member.name, elem } : undefined;
}

function finish(text: string): string {
  return escapeHTML(replaceLoneSurrogates(text));
}

function canonicalStruct(data: Data, shape: Shape): Data {
  let position = 0;
  let previous = shape.head;
  let same = true;
  /** Values that are not written as they are, by the place of their field. */
  let changed: Map<number, unknown> | undefined;
  for (const key in data) {
    if (polluted && !Object.hasOwn(data, key)) continue;
    let member = previous.next;
    if (member === undefined || member.name !== key) {
      member = shape.byName.get(key);
      if (member === undefined) {
        same = false;
        continue;
      }
      previous.next = member;
    }
    previous = member;
    if (member.position < position || member.lastWritten >= position) same = false;
    position = member.position + 1;
    const value = data[key];
    let kept: unknown;
    switch (member.kind) {
      case 'string':
        if (value !== '' && typeof value === 'string') continue;
        kept = canonicalMember(value, member);
        break;
      case 'bool':
        if (value === true) continue;
        kept = canonicalMember(value, member);
        break;
      case 'int32':
      case 'int64':
        if (typeof value === 'number' && value !== 0 && Number.isFinite(value)) continue;
        kept = canonicalMember(value, member);
        break;
      case 'struct':
        if (typeof value === 'object' && value !== null && !member.omitzero) {
          kept = canonicalStruct(value as Data, member.node.shape);
          if (kept === value) continue;
          break;
        }
        kept = canonicalMember(value, member);
        break;
      case 'list':
        if (Array.isArray(value) && value.length > 0) {
          kept = canonicalArray(value, member.node.elem);
          if (kept === value) continue;
          break;
        }
        kept = canonicalMember(value, member);
        break;
      case 'scalar':
        if (typeof value === 'string' && !member.omitzero) {
          kept = canonicalScalar(value, member.node.scalar);
          if (kept === value) continue;
          break;
        }
        kept = canonicalMember(value, member);
        break;
      default:
        kept = canonicalMember(value, member);
    }
    if (kept !== value) {
      same = false;
      (changed ??= new Map()).set(member.position, kept);
    }
  }
  return same && shape.lastWritten < position ? data : rebuild(data, shape, changed);
}

function rebuild(data: Data, shape: Shape, changed?: Map<number, unknown>): Data {
  const out: Data = {};
  for (const member of shape.members) {
    // Own properties only: a list item inherits apiVersion and kind from its class, but they are not written.
    const value = changed?.has(member.position)
      ? changed.get(member.position)
      : Object.hasOwn(data, member.name)
        ? data[member.name]
        : member.alwaysWritten
          ? canonicalMember(undefined, member)
          : undefined;
    if (value !== undefined) out[member.name] = value;
  }
  return out;
}

/** What Go writes for the field: `undefined` for nothing. */
function canonicalMember(value: unknown, member: Member): unknown {
  if (value === undefined || value === null) {
    if (value === null && member.facts?.nullable === true) return null;
    if (!member.alwaysWritten) return undefined;
    const zero = member.pointer ? null : zeroForm(member.node);
    return zero === null && value === null ? value : zero;
  }
  const kept = canonicalNode(value, member.node);
  if (member.omitzero && !member.pointer && isZero(kept, member.node)) return undefined;
  if (member.omitsEmpty && isEmpty(kept)) return undefined;
  return asProtobuf && member.node.kind === 'list' && isEmpty(kept) ? null : kept;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) return value.length === 0;
    for (const key in value) if (Object.hasOwn(value, key)) return false;
    return true;
  }
  return value === '' || value === 0 || value === 0n || value === false || value === null;
}

function isZero(value: unknown, node: Node): boolean {
  return node.kind === 'scalar' ? value === node.scalar.zero : isEmpty(value);
}

/** What Go writes for a value that was never set. */
function zeroForm(node: Node): unknown {
  return node.kind === 'struct' ? rebuild({}, node.shape) : zeroOf(node);
}

function canonicalNode(value: unknown, node: Node): unknown {
  switch (node.kind) {
    case 'bytes':
      return canonicalBytes(value);
    case 'opaque':
      if (value instanceof Uint8Array) throw new TypeError(`${node.goType}: raw bytes that are not JSON`);
      return node.sorted ? sortKeys(value) : value;
    case 'scalar':
      return canonicalScalar(value, node.scalar);
    case 'struct':
      return canonicalStruct(value as Data, node.shape);
    case 'union':
      return canonicalUnion(value, node);
    case 'list':
      return canonicalArray(value as unknown[], node.elem);
    case 'map':
      return canonicalMap(value as Data, node.elem);
    case 'int32':
    case 'int64':
    case 'float64':
      return canonicalNumber(value, node.kind);
    case 'string':
    case 'bool':
      return value;
    default:
      return assertNever(node);
  }
}

function canonicalScalar(value: unknown, scalar: Scalar): unknown {
  const canonical = scalar.canonical(value);
  return canonical === undefined ? scalar.zero : canonical;
}

function canonicalNumber(value: unknown, kind: 'int32' | 'int64' | 'float64'): unknown {
  if (typeof value === 'bigint') return kind === 'float64' ? Number(value) : value;
  if (kind === 'float64' && Object.is(value, -0)) return NEGATIVE_ZERO;
  if (!Number.isFinite(value)) throw new TypeError(`json: unsupported value: ${value}`);
  return value;
}

function canonicalArray(list: unknown[], elem: Node): unknown[] {
  let out: unknown[] | undefined;
  if (elem.kind === 'struct') {
    const shape = elem.shape;
    for (let index = 0; index < list.length; index++) {
      const value = list[index];
      const kept = value === null || value === undefined ? zeroForm(elem) : canonicalStruct(value as Data, shape);
      if (kept !== value) (out ??= list.slice())[index] = kept;
    }
    return out ?? list;
  }
  for (let index = 0; index < list.length; index++) {
    const value = list[index];
    if (elem.kind === 'string' && typeof value === 'string') continue;
    const kept = canonicalElement(value, elem);
    if (kept !== value) (out ??= list.slice())[index] = kept;
  }
  return out ?? list;
}

function canonicalElement(value: unknown, elem: Node): unknown {
  if (value !== null && value !== undefined) return canonicalNode(value, elem);
  if (asProtobuf && elem.kind === 'bytes') return '';
  return asProtobuf && elem.kind === 'list' ? [] : zeroForm(elem);
}

function canonicalMap(map: Data, elem: Node): unknown {
  const keys: string[] = [];
  let sorted = true;
  let changed: Map<string, unknown> | undefined;
  for (const key in map) {
    if (polluted && !Object.hasOwn(map, key)) continue;
    const value = map[key];
    if (value === undefined) {
      // Not there, as for JSON.stringify.
      sorted = false;
      continue;
    }
    const last = keys.at(-1);
    if (last !== undefined && compareUTF8(last, key) >= 0) sorted = false;
    keys.push(key);
    if (elem.kind === 'string' && typeof value === 'string') continue;
    const kept = canonicalElement(value, elem);
    if (kept !== value) (changed ??= new Map()).set(key, kept);
  }
  if (sorted && changed === undefined) return map;
  keys.sort(compareUTF8);
  const valueOf = (key: string): unknown => (changed?.has(key) === true ? changed.get(key) : map[key]);
  const out: Data = {};
  for (const key of keys) setOwn(out, key, valueOf(key));
  // JavaScript puts keys that look like array indexes first.
  return Object.keys(out).every((key, index) => key === keys[index])
    ? out
    : new OrderedEntries(keys.map((key) => [key, valueOf(key)]));
}

function canonicalUnion(value: unknown, { shape, or }: UnionNode): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return canonicalStruct(value as Data, shape);
  if (or.kind !== 'list') return value === true;
  return Array.isArray(value) && value.length > 0 ? canonicalArray(value, or.elem) : null;
}

function canonicalBytes(value: unknown): unknown {
  if (Array.isArray(value)) return encodeBase64(Uint8Array.from(value as number[], (byte) => byte ?? 0));
  return canonicalBase64(value as string);
}
