/** Objects to CBOR, as Go's serializer writes them. */

import { canonicalize } from '../json/canonical.ts';
import { NEGATIVE_ZERO, OrderedEntries } from '../json/write.ts';
import { compile, NO_SCALARS } from '../schema/compile.ts';
import type { Scalars, Struct } from '../schema/descriptor.ts';
import { assertNever, type Member, type Node, type Shape, type UnionNode } from '../schema/node.ts';
import { decodeBase64 } from '../text/base64.ts';
import { compareUTF8, utf8Length } from '../text/utf8.ts';
import { ARRAY, MAP } from './source.ts';
import { Writer } from './writer.ts';

type Data = Readonly<Record<string, unknown>>;

/** As deep as what can be read. */
const MAX_DEPTH = 10000;

/** How {@link writeCBOR} writes. */
export interface WriteCBOROptions {
  /** The scalars that descriptors name. */
  readonly scalars?: Scalars;
  /** Bytes to begin with: a tag. */
  readonly prefix?: Uint8Array;
}

/**
 * The CBOR that Go's serializer writes for an object: the fields that JSON would have, sorted as bytes, text as byte
 * strings, bytes in the tag for base64, floats as floats.
 * @throws TypeError for NaN and infinities, RangeError for an object that holds itself
 */
export function writeCBOR(struct: Struct, value: object, options: WriteCBOROptions = {}): Uint8Array<ArrayBuffer> {
  const scalars = options.scalars ?? NO_SCALARS;
  const writer = new Writer();
  if (options.prefix !== undefined) writer.raw(options.prefix);
  writeStruct(writer, canonicalize(struct, value, scalars) as Data, compile(struct, scalars));
  return writer.finish();
}

/**
 * The CBOR of a JSON value.
 *
 * Differs from Go: it tells 5.0 from 5, and writes it as a float.
 * @throws TypeError for what is not JSON, RangeError for a value that holds itself
 */
export function writeAnyCBOR(value: unknown, options: Pick<WriteCBOROptions, 'prefix'> = {}): Uint8Array<ArrayBuffer> {
  const writer = new Writer();
  if (options.prefix !== undefined) writer.raw(options.prefix);
  writeAny(writer, value);
  return writer.finish();
}

const orders = /* @__PURE__ */ new WeakMap<Shape, readonly Member[]>();

function inOrder(shape: Shape): readonly Member[] {
  let order = orders.get(shape);
  if (order === undefined)
    orders.set(
      shape,
      (order = sortForCBOR(shape.members.map(({ name }) => name)).map((name) => shape.byName.get(name)!)),
    );
  return order;
}

function writeStruct(writer: Writer, data: Data, shape: Shape): void {
  const present = inOrder(shape).filter(({ name }) => Object.hasOwn(data, name) && data[name] !== undefined);
  writer.head(MAP, present.length);
  for (const member of present) {
    writer.text(member.name);
    writeNode(writer, data[member.name], member.node);
  }
}

/** Writes a value in canonical form. */
function writeNode(writer: Writer, value: unknown, node: Node): void {
  if (value === null || value === undefined) {
    writer.null();
    return;
  }
  switch (node.kind) {
    case 'bool':
      writer.bool(value === true);
      return;
    case 'int32':
    case 'int64':
      writer.integer(value as number | bigint);
      return;
    case 'float64':
      writer.float(value === NEGATIVE_ZERO ? -0 : Number(value));
      return;
    case 'bytes':
      writer.data(decodeBase64(value as string));
      return;
    case 'struct':
      writeStruct(writer, value as Data, node.shape);
      return;
    case 'list':
      writer.head(ARRAY, (value as unknown[]).length);
      for (const item of value as unknown[]) writeNode(writer, item, node.elem);
      return;
    case 'map': {
      const map = entriesOf(value as object);
      writer.head(MAP, map.size);
      for (const key of sortForCBOR([...map.keys()])) {
        writer.text(key);
        writeNode(writer, map.get(key), node.elem);
      }
      return;
    }
    case 'union':
      writeUnion(writer, value, node);
      return;
    case 'string':
    case 'scalar':
    case 'opaque':
      // A scalar's canonical form is JSON.
      writeAny(writer, value);
      return;
    default:
      assertNever(node);
  }
}

function writeUnion(writer: Writer, value: unknown, { shape, or }: UnionNode): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) writeStruct(writer, value as Data, shape);
  else writeNode(writer, value, or);
}

function entriesOf(value: object): Map<string, unknown> {
  return new Map(value instanceof OrderedEntries ? value.entries : Object.entries(value));
}

interface Frame {
  readonly keys: readonly string[] | undefined;
  readonly values: readonly unknown[];
  at: number;
}

function writeAny(writer: Writer, root: unknown): void {
  const open: Frame[] = [];
  begin(writer, root, open);
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    if (open.length > MAX_DEPTH) throw new RangeError(`more than ${MAX_DEPTH} levels`);
    if (top.at === top.values.length) {
      open.pop();
      continue;
    }
    if (top.keys !== undefined) writer.text(top.keys[top.at]!);
    begin(writer, top.values[top.at++], open);
  }
}

function begin(writer: Writer, value: unknown, open: Frame[]): void {
  switch (typeof value) {
    case 'string':
      writer.text(value);
      return;
    case 'boolean':
      writer.bool(value);
      return;
    case 'number':
      if (Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63)
        writer.integer(Number.isSafeInteger(value) ? value + 0 : BigInt(value));
      else writer.float(value);
      return;
    case 'bigint':
      if (BigInt.asIntN(64, value) === value) writer.integer(value);
      else writer.float(Number(value));
      return;
    case 'object':
      break;
    default:
      if (value === undefined) break;
      throw new TypeError(`a ${typeof value} is no JSON`);
  }
  if (value === null || value === undefined) writer.null();
  else if (Array.isArray(value)) {
    writer.head(ARRAY, value.length);
    open.push({ keys: undefined, values: value, at: 0 });
  } else {
    const map = entriesOf(value);
    for (const [key, item] of map) if (item === undefined) map.delete(key);
    const keys = sortForCBOR([...map.keys()]);
    writer.head(MAP, keys.length);
    open.push({ keys, values: keys.map((key) => map.get(key)), at: 0 });
  }
}

/** Sorts keys as their bytes in CBOR: the shorter goes first, because its length precedes the text. */
function sortForCBOR(keys: string[]): string[] {
  if (keys.length < 2) return keys;
  return keys.every(isASCII) ? keys.sort(compareASCII) : keys.sort(compareAny);
}

function isASCII(key: string): boolean {
  for (let at = 0; at < key.length; at++) if (key.charCodeAt(at) > 127) return false;
  return true;
}

function compareASCII(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

function compareAny(a: string, b: string): number {
  return utf8Length(a) - utf8Length(b) || compareUTF8(a, b);
}
