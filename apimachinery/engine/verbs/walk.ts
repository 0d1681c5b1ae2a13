import { hasMoreLevels } from '../json/levels.ts';
import type { JSONNotes } from '../json/notes.ts';
import { setOwn } from '../json/own_property.ts';
import type { JSONDetails } from '../json/parse.ts';
import { isPolluted } from '../json/polluted.ts';
import { withSortedKeys } from '../json/sort_keys.ts';
import { integerOfFloat } from '../json/unsafe.ts';
import { MAX_RECURSION } from '../schema/nesting.ts';
import { assertNever, type Member, type Node, type Shape, type UnionNode, zeroOf } from '../schema/node.ts';
import { LeafChecks } from './leaf_checks.ts';
import { raise } from './raised.ts';

type Data = Record<string, unknown>;

/** The pass over a value: checks, changes nulls, and collects faults from the inside out. */
export class Walk extends LeafChecks {
  strict: boolean;
  depth = 0;
  private readonly polluted = isPolluted();
  private readonly deep: boolean;
  /** Whether strings may be replaced by equal ones. */
  private readonly shares: boolean;
  /** The struct whose place in its parent can't be changed any more. */
  fixed: Data | undefined = undefined;

  constructor(strict: boolean, sorted: boolean, details: JSONDetails | undefined, deep: boolean, shares: boolean) {
    super(sorted, details);
    this.strict = strict;
    this.deep = deep;
    this.shares = shares;
  }

  struct(data: Data, shape: Shape, notes: JSONNotes | undefined): Data {
    if (this.depth >= MAX_RECURSION) {
      this.raised.push(raise('later', { later: { data, shape, notes } }));
      this.unsafe = true;
      return data;
    }
    this.depth++;
    let nulls = false;
    let previous = shape.head;
    const { polluted, shares } = this;
    for (const key in data) {
      if (polluted && !Object.hasOwn(data, key)) continue;
      let member = previous.next;
      if (member === undefined || member.name !== key) {
        member = shape.byName.get(key);
        if (member === undefined) {
          this.lookForUnsafe(data[key]);
          if (this.strict && Object.hasOwn(data, key)) this.unknown(key, notes);
          continue;
        }
        previous.next = member;
      }
      previous = member;
      const value = data[key];
      const { node } = member;
      switch (node.kind) {
        case 'string':
          if (typeof value === 'string') {
            const known = shares ? knownText(value) : undefined;
            if (known !== undefined) data[key] = known;
            continue;
          }
          break;
        case 'bool':
          if (typeof value === 'boolean') continue;
          break;
        case 'int32':
        case 'int64':
          if (typeof value === 'number' && (value | 0) === value && notes === undefined) continue;
          break;
        case 'opaque':
          if (node.numberless && typeof value === 'object' && value !== null && !this.sorted) {
            if (this.deep && hasMoreLevels(value)) this.unsafe = true;
            continue;
          }
          break;
        case 'scalar':
          if (typeof value === 'string' && node.scalar.check(value) === undefined) {
            const known = shares ? knownText(value) : undefined;
            if (known !== undefined) data[key] = known;
            continue;
          }
          break;
        case 'struct':
          if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
            const before = this.raised.length;
            const kept = this.struct(value as Data, node.shape, notes?.parts.get(key));
            if (kept !== value) setOwn(data, key, kept);
            if (this.raised.length !== before) this.locate(before, member, shape);
            continue;
          }
          break;
        case 'list':
          if (Array.isArray(value)) {
            const before = this.raised.length;
            this.array(value, node.elem, notes?.parts.get(key));
            if (this.raised.length !== before) this.locate(before, member, shape);
            continue;
          }
          break;
      }
      const before = this.raised.length;
      if (value === null) {
        if (member.facts?.nullable === true) continue;
        const error = member.pointer ? undefined : nullError(node);
        if (error === undefined) nulls = true;
        else this.raised.push(raise('type', { text: error, fatal: true }));
      } else {
        const kept = this.value(value, node, notes, key);
        if (kept !== value) setOwn(data, key, kept);
      }
      if (this.raised.length !== before) this.locate(before, member, shape);
    }
    if (this.strict && notes !== undefined) this.duplicates(notes, (key) => shape.byName.has(key));
    this.depth--;
    return nulls ? withoutNulls(data, shape, data === this.fixed) : data;
  }

  /** Checks any value but null; gives the value to keep. `notes` are those on its parent. */
  value(value: unknown, node: Node, notes: JSONNotes | undefined, key: string | number): unknown {
    switch (node.kind) {
      case 'string':
        if (typeof value !== 'string') this.mismatch(value, node);
        return value;
      case 'bool':
        if (typeof value !== 'boolean') this.mismatch(value, node);
        return value;
      case 'int32':
        this.integer(value, node, notes, key, -2147483648, 2147483647);
        return value;
      case 'int64': {
        const exact = this.sorted ? integerOfFloat(value) : value;
        this.integer(exact, node, notes, key, -9223372036854775808n, 9223372036854775807n);
        return exact;
      }
      case 'float64':
        this.float(value, node, notes, key);
        return value;
      case 'bytes':
        this.bytes(value, node, notes?.parts.get(String(key)));
        return value;
      case 'scalar':
        return this.scalar(value, node.scalar, notes, key);
      case 'opaque':
        if (!node.numberless || typeof value !== 'object') this.lookForUnsafe(value);
        return this.sorted ? withSortedKeys(value) : value;
      case 'struct':
        if (typeof value === 'object' && !Array.isArray(value))
          return this.struct(value as Data, node.shape, notes?.parts.get(String(key)));
        this.mismatch(value, node);
        return value;
      case 'union':
        return this.union(value, node, notes?.parts.get(String(key)));
      case 'list':
        if (Array.isArray(value)) this.array(value, node.elem, notes?.parts.get(String(key)));
        else this.mismatch(value, node);
        return value;
      case 'map':
        if (typeof value === 'object' && !Array.isArray(value))
          this.dictionary(value as Data, node.elem, notes?.parts.get(String(key)));
        else this.mismatch(value, node);
        return value;
      default:
        return assertNever(node);
    }
  }

  array(list: unknown[], elem: Node, notes: JSONNotes | undefined): void {
    const strings = elem.kind === 'string';
    const shape = elem.kind === 'struct' ? elem.shape : undefined;
    if (elem.kind === 'int32' || elem.kind === 'int64' || (elem.kind === 'scalar' && elem.scalar.into === 'int32'))
      this.hasIntegerItems = true;
    for (let index = 0; index < list.length; index++) {
      const value = list[index];
      if (strings && typeof value === 'string') {
        const known = this.shares ? knownText(value) : undefined;
        if (known !== undefined) list[index] = known;
        continue;
      }
      const before = this.raised.length;
      const kept =
        value === null
          ? this.zero(elem)
          : shape !== undefined && typeof value === 'object' && !Array.isArray(value)
            ? this.struct(value as Data, shape, notes?.parts.get(String(index)))
            : this.value(value, elem, notes, index);
      if (kept !== value) list[index] = kept;
      if (this.raised.length !== before) this.at(before, index);
    }
  }

  dictionary(map: Data, elem: Node, notes: JSONNotes | undefined): void {
    const strings = elem.kind === 'string';
    const scalar = elem.kind === 'scalar' ? elem.scalar! : undefined;
    for (const key in map) {
      const value = map[key];
      if (typeof value === 'string' && (strings || (scalar !== undefined && scalar.check(value) === undefined))) {
        const known = this.shares ? knownText(value) : undefined;
        if (known !== undefined && (!this.polluted || Object.hasOwn(map, key))) map[key] = known;
        continue;
      }
      if (!Object.hasOwn(map, key)) continue;
      const before = this.raised.length;
      const kept = value === null ? this.zero(elem) : this.value(value, elem, notes, key);
      if (kept !== value) setOwn(map, key, kept);
      if (this.raised.length !== before) this.at(before, key);
    }
    if (this.strict && notes !== undefined) this.duplicates(notes, () => true);
  }

  /** What a null in a list or map means. Nil bytes stay null: on the wire they are not the same as empty ones. */
  zero(node: Node): unknown {
    const error = nullError(node);
    if (error !== undefined) this.raised.push(raise('type', { text: error, fatal: true }));
    return zeroOf(node);
  }

  union(value: unknown, { shape, or }: UnionNode, notes: JSONNotes | undefined): unknown {
    const isObject = typeof value === 'object' && !Array.isArray(value);
    const strict = this.strict;
    const before = this.raised.length;
    // Go reads the inside with a decoder of its own that isn't strict, and its first error ends everything.
    this.strict = false;
    let kept = value;
    if (isObject) kept = this.struct(value as Data, shape, notes);
    else if (or.kind === 'list') {
      if (Array.isArray(value)) this.array(value, or.elem, notes);
    } else if (typeof value !== 'boolean') this.raised.push(raise('type', { text: NEITHER, fatal: true }));
    this.strict = strict;
    // Go then names the struct that has the union, however deep the error is.
    for (let index = before; index < this.raised.length; index++) {
      this.raised[index]!.fatal = true;
      this.raised[index]!.struct = '';
    }
    return kept;
  }

  unknown(key: string, notes: JSONNotes | undefined): void {
    const offset = notes?.offsets.get(key) ?? -1;
    this.raised.push(raise('unknown', { place: [key], offset }));
  }

  duplicates(notes: JSONNotes, known: (key: string) => boolean): void {
    for (const [key, offset] of notes.duplicates) {
      if (known(key)) this.raised.push(raise('duplicate', { place: [key], offset }));
    }
  }

  /** The faults from `from` on lie in this field. */
  locate(from: number, member: Member, shape: Shape): void {
    for (let index = from; index < this.raised.length; index++) {
      const fault = this.raised[index]!;
      fault.place.push(member.name);
      for (let name = member.stack.length - 1; name >= 0; name--) fault.stack.push(member.stack[name]!);
      if (fault.struct === '') fault.struct = shape.goName;
    }
  }
}

/** Go's text for what is neither a boolean nor the object of a union. */
const NEITHER = 'boolean or JSON schema expected';

function nullError(node: Node): string | undefined {
  if (node.kind === 'scalar') return node.scalar.nullError;
  if (node.kind === 'union' && node.or.kind === 'bool') return NEITHER;
  return undefined;
}

/** The object without nulls on known fields. A new object, because deleting makes an object slow in V8. */
function withoutNulls(data: Data, shape: Shape, inPlace: boolean): Data {
  if (inPlace) {
    for (const key of Object.keys(data)) if (data[key] === null && isAbsence(key, shape)) delete data[key];
    return data;
  }
  const kept: Data = {};
  for (const [key, value] of Object.entries(data)) {
    if (value === null && isAbsence(key, shape)) continue;
    setOwn(kept, key, value);
  }
  return kept;
}

function isAbsence(key: string, { byName }: Shape): boolean {
  const member = byName.get(key);
  return member !== undefined && member.facts?.nullable !== true;
}

/** JSON.parse itself shares strings that are no longer than this. */
const SHORT = 10;
/** Longer strings are seldom repeated. */
const LONG = 128;
const SLOTS = 16_384;
/** Strings that were read lately, each in the slot of its hash. */
let texts: string[] | undefined;

/**
 * A string that was read before and is equal, so that a cache of objects has each label, image and path once: of Pods they
 * take a third of the memory otherwise. A string that is not known takes the place of one that was.
 */
function knownText(text: string): string | undefined {
  const { length } = text;
  if (length <= SHORT || length > LONG) return undefined;
  texts ??= new Array<string>(SLOTS).fill('');
  // A few characters will do: paths are alike but for their end, times but for their middle.
  let hash = Math.imul(text.charCodeAt(length >> 2), 31) + text.charCodeAt(length >> 1);
  hash = Math.imul(hash, 31) + text.charCodeAt((length * 3) >> 2);
  hash = Math.imul(hash, 31) + text.charCodeAt(length - 3);
  hash = Math.imul(hash, 31) + text.charCodeAt(length - 2);
  hash = Math.imul(hash, 31) + text.charCodeAt(length - 1) + (length << 8);
  const slot = (hash ^ (hash >>> 13)) & (SLOTS - 1);
  const known = texts[slot];
  if (known === text) return known;
  texts[slot] = text;
  return undefined;
}
