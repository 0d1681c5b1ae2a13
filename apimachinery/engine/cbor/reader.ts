import { put } from '../json/own_property.ts';
import { withSortedKeys } from '../json/sort_keys.ts';
import type { FieldTree } from '../schema/field_tree.ts';
import { MAX_RECURSION } from '../schema/nesting.ts';
import {
  assertNever,
  type MapNode,
  type Member,
  type Node,
  type OpaqueNode,
  type ScalarNode,
  type Shape,
  type UnionNode,
  zeroOf,
} from '../schema/node.ts';
import { checkBase64, encodeBase64 } from '../text/base64.ts';
import { CBORError, mismatch } from './error.ts';
import { duplicate, readAny, readKey } from './read_any.ts';
import type { ReadCBOR, ReadCBOROptions } from './read_options.ts';
import {
  ARRAY,
  BYTES,
  byteText,
  FALSE,
  MAP,
  NEGINT,
  NULL,
  PRIMITIVE,
  Source,
  TAG,
  TEXT,
  TRUE,
  UINT,
  UNDEFINED,
} from './source.ts';
import { readSelfDescribed, readTags } from './tags.ts';
import { unknownSimpleValue } from './wellformed.ts';

type Data = Record<string, unknown>;

/** Reads the data of one struct. */
export class Reader {
  unknown: ReadCBOR['unknown'];
  private readonly source: Source;
  private readonly rootShape: Shape;
  private readonly options: ReadCBOROptions;
  private keys: (string | number)[] = [];
  private depth = 0;
  /** What is left out of the value that is being read. */
  private omit: FieldTree | undefined;
  /** Go refuses unknown fields below a union, strict or not. */
  private inUnion = false;
  private readonly postponed: {
    at: number;
    shape: Shape;
    data: Data;
    later: number;
    inUnion: boolean;
    keys: (string | number)[];
    omit: FieldTree | undefined;
  }[] = [];

  constructor(data: Uint8Array, shape: Shape, options: ReadCBOROptions) {
    this.source = new Source(data);
    this.rootShape = shape;
    this.options = options;
    this.omit = options.omit;
  }

  root(): Data | undefined {
    try {
      const later = readTags(this.source);
      if (this.source.nextIsNull) return undefined;
      const data = this.struct(this.rootShape, later);
      for (let next = this.postponed.pop(); next !== undefined; next = this.postponed.pop()) {
        this.source.at = next.at;
        this.keys = next.keys;
        this.inUnion = next.inUnion;
        this.omit = next.omit;
        this.depth = 0;
        this.fields(next.shape, next.data, next.later);
      }
      return data;
    } catch (error) {
      throw error instanceof CBORError ? this.located(error) : error;
    }
  }

  /** Go's text names the outermost struct and its field. */
  private located(error: CBORError): CBORError {
    let located = error;
    const field = this.keys[0];
    if (error.mismatch !== undefined && typeof field === 'string') {
      const { cborType, goType, why } = error.mismatch;
      located = new CBORError(
        `cbor: cannot unmarshal ${cborType} into Go struct field ${this.rootShape.goType}.${field} of type ${goType}${why && ` (${why})`}`,
        error.mismatch,
      );
    }
    located.keys = this.keys;
    return located;
  }

  private struct(shape: Shape, later: number): Data {
    const { source } = this;
    const start = source.at;
    source.head();
    if (source.major !== MAP) {
      throw wrongType(
        source,
        shape.goType,
        source.major === ARRAY ? 'cannot decode CBOR array to struct without toarray option' : '',
      );
    }
    source.at = start;
    const data: Data = {};
    if (this.depth >= MAX_RECURSION) {
      const { inUnion, omit } = this;
      this.postponed.push({ at: start, shape, data, later, inUnion, keys: [...this.keys], omit });
      source.skip();
      return data;
    }
    this.depth++;
    this.fields(shape, data, later);
    this.depth--;
    return data;
  }

  private fields(shape: Shape, data: Data, later: number): void {
    const { source } = this;
    const { omit } = this;
    source.head();
    let rest = source.count();
    // Fields are known by their positions, other keys by their names.
    const read: boolean[] = [];
    const others = new Set<string | number | bigint>();
    for (let index = 0; !source.atEnd(rest); index++) {
      if (rest > 0) rest--;
      source.head();
      let key: string | number | bigint;
      if (source.major === BYTES || source.major === TEXT) key = source.text(0);
      else if (source.major === UINT || source.major === NEGINT) key = this.integerKey();
      else
        throw mismatch(
          source.major,
          'string',
          `map key is of type ${mismatch(source.major, '').mismatch!.cborType} and cannot be used to match struct field name`,
        );
      const below = typeof key === 'string' ? childOf(omit, key) : undefined;
      if (below?.isLeaf === true) {
        source.skip();
        continue;
      }
      const member = typeof key === 'string' ? shape.byName.get(key) : undefined;
      if (member === undefined ? others.has(key) : read[member.position] === true) {
        throw typeof key === 'string'
          ? duplicate(key, index)
          : new CBORError(`cbor: found duplicate map key ${key} at map element index ${index}`);
      }
      if (member === undefined) {
        others.add(key);
        this.unknownField(data, key, index, later);
        continue;
      }
      read[member.position] = true;
      this.keys.push(member.name);
      this.omit = below;
      const value = this.member(member, later);
      this.omit = omit;
      this.keys.pop();
      if (value !== undefined) put(data, member.name, value);
    }
  }

  private integerKey(): number | bigint {
    const value = this.source.integer();
    if (typeof value === 'bigint' && BigInt.asIntN(64, value) !== value) {
      const text = this.source.major === UINT ? String(value) : `-1-${-1n - value}`;
      throw mismatch(this.source.major, 'int64', `${text} overflows Go's int64`);
    }
    return value;
  }

  private unknownField(data: Data, key: string | number | bigint, index: number, later: number): void {
    this.noteUnknown(key, index);
    if (this.inUnion) throw new CBORError(`cbor: found unknown field at map element index ${index}`);
    if (this.options.knownOnly === true || typeof key !== 'string') {
      this.source.skip();
      return;
    }
    // Go skips unknown fields, however wrong their values are.
    const start = this.source.at;
    try {
      put(data, key, readAny(this.source, later));
    } catch (error) {
      if (!(error instanceof CBORError)) throw error;
      this.source.at = start;
      this.source.skip();
    }
  }

  /** Go tells the first, but of a struct rather one of its own than one in a field of it. */
  private noteUnknown(key: string | number | bigint, index: number): void {
    const { unknown } = this;
    const depth = this.keys.length;
    const within =
      unknown !== undefined &&
      unknown.keys.length > depth + 1 &&
      this.keys.every((name, at) => name === unknown.keys[at]);
    if (unknown === undefined || within) this.unknown = { keys: [...this.keys, String(key)], index };
  }

  /** The value of a field; `undefined` for null. */
  private member(member: Member, around: number): unknown {
    const { source } = this;
    // Undefined is nothing that Go knows, but in a pointer.
    if (member.pointer && (source.nextIsNull || source.data[source.at] === UNDEFINED)) {
      source.at++;
      return member.facts?.nullable === true ? null : undefined;
    }
    readSelfDescribed(source);
    const value = this.tagged(member.node, around);
    if (value !== null) return value;
    // A null within a tag is a value that was left as it is.
    return this.nullOf(member.node) ?? (member.pointer ? zeroOf(member.node) : undefined) ?? undefined;
  }

  /** Reads a value with the tags before it. */
  private tagged(node: Node, around: number): unknown {
    const { source } = this;
    if (node.kind === 'opaque') return source.nextIsNull ? this.readNull() : this.opaque(node, around);
    const isTagged = source.nextMajor === TAG;
    const own = readTags(source);
    if (source.nextIsNull && !(isTagged && (node.kind === 'union' || isText(node)))) return this.readNull();
    if (node.kind === 'union') return this.union(node, isTagged);
    // Types with a wire form of their own are read on their own: only the tags before them count.
    return this.value(node, node.kind === 'scalar' ? own : own || around);
  }

  private readNull(): null {
    this.source.at++;
    return null;
  }

  private opaque(node: OpaqueNode, around: number): unknown {
    // What Go keeps raw it reads on its own: tags around it don't count.
    const read = (): unknown => readAny(this.source, node.sorted ? around : 0);
    const value = this.options.opaque === undefined ? read() : this.options.opaque(node.goType, read);
    // Go makes JSON with sorted keys of it.
    return withSortedKeys(value);
  }

  /** What a null means where the field is not a pointer; null when it means nothing. */
  private nullOf(node: Node): unknown {
    if (node.kind === 'scalar') {
      if (node.scalar.into === 'int32') return '';
      if (node.scalar.nullError !== undefined) throw new CBORError(node.scalar.nullError);
    }
    if (node.kind === 'union' && node.or.kind === 'bool') throw new CBORError('boolean or JSON schema expected');
    return null;
  }

  private element(node: Node, around: number, key: string | number): unknown {
    const { omit } = this;
    this.omit = childOf(omit, key);
    this.keys.push(key);
    readSelfDescribed(this.source);
    const value = this.tagged(node, around) ?? this.nullOf(node) ?? zeroOf(node);
    this.omit = omit;
    this.keys.pop();
    return value;
  }

  /** Reads any value but null. */
  private value(node: Node, later: number): unknown {
    const { source } = this;
    switch (node.kind) {
      case 'string':
        return this.text(later, node.goType);
      case 'bool':
        source.head();
        if (source.major !== PRIMITIVE || (source.info !== TRUE && source.info !== FALSE))
          throw wrongType(source, 'bool');
        return source.info === TRUE;
      case 'int32':
        return this.integer('int32', -2147483648, 2147483647);
      case 'int64':
        return this.integer('int64', -(2n ** 63n), 2n ** 63n - 1n);
      case 'float64':
        source.head();
        if (source.major === UINT || source.major === NEGINT) {
          const integer = source.integer();
          if (integer < -(2n ** 63n)) throw mismatch(NEGINT, 'float64', `${integer} overflows Go's int64`);
          return Number(integer);
        }
        if (source.major !== PRIMITIVE || source.info <= 24) throw wrongType(source, 'float64');
        return source.float();
      case 'bytes':
        return this.bytes(later);
      case 'scalar':
        return node.scalar.into === 'int32' ? this.textOrInteger(later) : this.scalar(node, later);
      case 'struct':
        return this.struct(node.shape, later);
      case 'list': {
        source.head();
        if (source.major !== ARRAY) throw wrongType(source, node.goType);
        const list: unknown[] = [];
        for (let rest = source.count(); !source.atEnd(rest); rest -= rest > 0 ? 1 : 0)
          list.push(this.element(node.elem, later, list.length));
        return list;
      }
      case 'map':
        return this.map(node, later);
      case 'opaque':
        return this.opaque(node, later);
      case 'union':
        return this.union(node, false);
      default:
        return assertNever(node);
    }
  }

  private map(node: MapNode, later: number): Data {
    const { source } = this;
    source.head();
    if (source.major !== MAP) throw wrongType(source, node.goType);
    const map: Data = {};
    let rest = source.count();
    for (let index = 0; !source.atEnd(rest); index++) {
      if (rest > 0) rest--;
      const key = readKey(source, later);
      const value = this.element(node.elem, later, key);
      if (Object.hasOwn(map, key)) throw duplicate(key, index);
      put(map, key, value);
    }
    return map;
  }

  private text(later: number, goType: string): string {
    this.source.head();
    // A null within a tag leaves Go's text empty.
    if (this.source.major === PRIMITIVE && this.source.info === NULL) return '';
    if (this.source.major !== BYTES && this.source.major !== TEXT) throw wrongType(this.source, goType);
    return this.source.text(later);
  }

  private integer(goType: string, min: number | bigint, max: number | bigint): number | bigint {
    const { source } = this;
    source.head();
    if (source.major !== UINT && source.major !== NEGINT) throw wrongType(source, goType);
    const value = source.integer();
    if (value < min || value > max) {
      const beyond64 = source.major === NEGINT && BigInt.asIntN(64, BigInt(value)) !== BigInt(value);
      throw mismatch(source.major, goType, `${value} overflows ${beyond64 ? "Go's int64" : goType}`);
    }
    return value;
  }

  private scalar(node: ScalarNode, later: number): string {
    const text = this.text(later, 'string');
    // Where Go trims text, it does so here for control characters too.
    const trimmed = node.scalar.trimmed === true ? text.replace(/^[\t-\r ]+|[\t-\r ]+$/g, '') : text;
    const error = node.scalar.check(trimmed);
    if (error !== undefined) throw new CBORError(error);
    return trimmed;
  }

  private textOrInteger(later: number): string | number {
    const start = this.source.at;
    const major = this.source.nextMajor;
    if (major === BYTES || major === TEXT) {
      try {
        return this.text(later, 'string');
      } catch {
        this.source.at = start;
      }
    }
    return this.integer('int32', -2147483648, 2147483647) as number;
  }

  private bytes(later: number): string {
    const { source } = this;
    source.head();
    if (source.major === BYTES) {
      const bytes = source.string();
      if (later !== 0) return encodeBase64(bytes);
      // Without a tag, the bytes are those of a base64 text.
      const text = byteText(bytes);
      const error = checkBase64(text);
      if (error !== undefined) throw new CBORError(`cbor: failed to decode base64 from byte string: ${error}`);
      return text;
    }
    if (source.major !== ARRAY) throw wrongType(source, '[]uint8');
    const list: number[] = [];
    for (let rest = source.count(); !source.atEnd(rest); rest -= rest > 0 ? 1 : 0) {
      readTags(source);
      if (source.nextIsNull) {
        source.at++;
        list.push(0);
      } else list.push(this.byte());
    }
    return encodeBase64(Uint8Array.from(list));
  }

  private byte(): number {
    // Go has no text of its own for negative ones.
    if (this.source.nextMajor !== NEGINT) return this.integer('uint8', 0, 255) as number;
    this.source.head();
    throw wrongType(this.source, 'uint8');
  }

  /** Go looks at the first byte only: something in a tag is none of the two shapes. */
  private union({ shape, or }: UnionNode, isTagged: boolean): unknown {
    const { source } = this;
    const around = this.inUnion;
    this.inUnion = true;
    let value: unknown;
    const major = isTagged ? TAG : source.nextMajor;
    if (major === MAP) value = this.struct(shape, 0);
    else if (or.kind !== 'list') {
      source.head();
      if (isTagged || source.major !== PRIMITIVE || (source.info !== TRUE && source.info !== FALSE))
        throw new CBORError('boolean or JSON schema expected');
      value = source.info === TRUE;
    } else if (major === ARRAY) {
      source.head();
      const list: unknown[] = [];
      for (let rest = source.count(); !source.atEnd(rest); rest -= rest > 0 ? 1 : 0) {
        readTags(source);
        if (source.nextIsNull) {
          source.at++;
          list.push(zeroOf(or.elem));
        } else list.push(this.value(or.elem, 0));
      }
      value = list;
    } else {
      // Taken for nothing, but the field is there.
      source.skip();
      value = [];
    }
    this.inUnion = around;
    return value;
  }
}

/** Whether Go reads the type as a text first. */
function isText(node: Node): boolean {
  return node.kind === 'scalar' && node.scalar.into !== 'int32';
}

function childOf(tree: FieldTree | undefined, key: string | number): FieldTree | undefined {
  return (typeof key === 'string' ? tree?.fields.get(key) : undefined) ?? tree?.each;
}

/** The error for the item whose head was just read. Go sees first what is wrong with the item itself. */
function wrongType(source: Source, goType: string, why = ''): CBORError {
  const unknown = unknownSimpleValue(source);
  if (unknown !== undefined) return unknown;
  if (source.major === TEXT) source.text(0);
  const tooLarge = source.major === NEGINT && source.integer() < -(2n ** 63n);
  return mismatch(source.major, goType, tooLarge ? `${source.integer()} overflows Go's int64` : why);
}
