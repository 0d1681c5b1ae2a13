import { assertNever, zeroOf } from '../schema/node.ts';
import type { Member, Node, Shape, UnionNode } from '../schema/node.ts';
import { checkBase64 } from '../text/base64.ts';
import { raise } from './raised.ts';
import type { Raised } from './raised.ts';
import { hasMoreLevels } from '../json/levels.ts';
import { isPolluted } from '../json/polluted.ts';
import { cannotUnmarshal, typeName } from '../go/cannot_unmarshal.ts';
import { hasUnsafe, integerOfFloat, isUnsafe } from '../json/unsafe.ts';
import { setOwn } from '../json/own_property.ts';
import { withSortedKeys } from '../json/sort_keys.ts';
import { withoutNulls } from './without_nulls.ts';
import type { ScalarSyntax } from '../schema/descriptor.ts';
import type { JSONNotes } from '../json/notes.ts';
import type { JSONDetails } from '../json/parse.ts';
import { isSameDecimal } from '../json/same_decimal.ts';

type Data = Record<string, unknown>;

/** Structs nested deeper than this are put off, so that the stack stays small whatever the input. */
const MAX_RECURSION = 200;

/** The pass over a value: checks, changes nulls, and collects faults from the inside out. */
export class Walk {
  strict: boolean;
  readonly sorted: boolean;
  depth = 0;
  unsafe = false;
  /** Some list has numbers that must be integers: only the text tells whether they are spelled as such. */
  hasIntegerItems = false;
  private readonly polluted = isPolluted();
  readonly details: JSONDetails | undefined;
  private readonly deep: boolean;
  readonly raised: Raised[] = [];
  /** The struct whose place in its parent can't be changed any more. */
  fixed: Data | undefined = undefined;

  constructor(strict: boolean, sorted: boolean, details: JSONDetails | undefined, deep: boolean) {
    this.strict = strict;
    this.deep = deep;
    this.sorted = sorted;
    this.details = details;
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
    const polluted = this.polluted;
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
          if (typeof value === 'string') continue;
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
          if (typeof value === 'string' && node.scalar.check(value) === undefined) continue;
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

  /** Checks any value but null; gives the value to keep. `notes` are those on what it is in. */
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
        if (typeof value === 'bigint') return value;
        if (typeof value !== 'number') this.mismatch(value, node);
        else if (!Number.isFinite(value)) {
          this.unsafe = true;
          this.mismatch(value, node, `number ${spelling(notes, key) ?? value}`);
        }
        return value;
      case 'bytes':
        if (typeof value === 'string') {
          const error = checkBase64(value);
          if (error !== undefined) this.raised.push(raise('type', { text: error }));
        } else if (Array.isArray(value)) {
          this.hasIntegerItems = true;
          const inner = notes?.parts.get(String(key));
          for (const [index, byte] of value.entries()) this.byte(byte, inner, index);
        } else {
          this.mismatch(value, node);
        }
        return value;
      case 'scalar': {
        if (node.scalar.exact === true && (typeof value === 'number' || typeof value === 'bigint'))
          return this.exactNumber(value, node.scalar, notes, key);
        const spelled = node.scalar.integer === true ? spelling(notes, key) : undefined;
        if (spelled !== undefined) this.scalarError(cannotUnmarshal(`number ${spelled}`, 'int32'));
        else {
          const error = node.scalar.check(value);
          if (error !== undefined) this.scalarError(error);
          if (typeof value === 'number') this.lookForUnsafe(value);
        }
        return value;
      }
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
    if (elem.kind === 'int32' || elem.kind === 'int64' || (elem.kind === 'scalar' && elem.scalar.integer === true))
      this.hasIntegerItems = true;
    for (let index = 0; index < list.length; index++) {
      const value = list[index];
      if (strings && typeof value === 'string') continue;
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
      if (typeof value === 'string' && (strings || (scalar !== undefined && scalar.check(value) === undefined)))
        continue;
      if (!Object.hasOwn(map, key)) continue;
      const before = this.raised.length;
      const kept = value === null ? this.zero(elem) : this.value(value, elem, notes, key);
      if (kept !== value) setOwn(map, key, kept);
      if (this.raised.length !== before) this.at(before, key);
    }
    if (this.strict && notes !== undefined) this.duplicates(notes, () => true);
  }

  /** What a null in a list or map stands for. Nil bytes stay null: on the wire they are not the same as empty ones. */
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

  integer(
    value: unknown,
    node: Node,
    notes: JSONNotes | undefined,
    key: string | number,
    min: number | bigint,
    max: number | bigint,
  ): void {
    if (typeof value !== 'number' && typeof value !== 'bigint') {
      this.mismatch(value, node);
      return;
    }
    this.lookForUnsafe(value);
    const spelled = spelling(notes, key);
    const whole = spelled === undefined && (typeof value === 'bigint' || Number.isInteger(value));
    if (!whole || value < min || value > max) this.mismatch(value, node, `number ${spelled ?? value}`);
  }

  /** Keeps a number as it was written where JavaScript has rounded it. */
  exactNumber(
    value: number | bigint,
    scalar: ScalarSyntax,
    notes: JSONNotes | undefined,
    key: string | number,
  ): unknown {
    // Whatever it is, it may have been rounded, and only the text can tell.
    if (this.details === undefined) this.unsafe = true;
    const number = Number(value);
    const spelled = spelling(notes, key) ?? String(value);
    const kept = isSameDecimal(spelled, String(number)) ? number : spelled;
    // No float64 need hold it.
    const overflows = this.details?.overflows.get(kept);
    if (overflows !== undefined) this.details!.overflows.set(kept, overflows - 1);
    const error = scalar.check(kept);
    if (error !== undefined) this.scalarError(error);
    return kept;
  }

  lookForUnsafe(value: unknown): void {
    if (typeof value === 'number') {
      if (isUnsafe(value)) this.unsafe = true;
    } else if (typeof value === 'object' && value !== null && hasUnsafe(value)) this.unsafe = true;
  }

  byte(value: unknown, notes: JSONNotes | undefined, index: number): void {
    const before = this.raised.length;
    if (value !== null) this.integer(value, byteNode, notes, index, 0, 255);
    if (this.raised.length !== before) this.at(before, index);
  }

  mismatch(value: unknown, node: Node, shown: string = typeName(value)): void {
    const goType = node.kind === 'union' || node.kind === 'struct' ? node.shape.goType : node.goType;
    this.raised.push(raise('type', { value: shown, goType }));
  }

  /** An error of a Go unmarshaler: it ends the decoding, and gets the place if it is about a JSON type. */
  scalarError(text: string): void {
    const match = /^json: cannot unmarshal (.{1,400}) into Go value of type (.{1,400})$/s.exec(text);
    if (match === null) this.raised.push(raise('type', { text, fatal: true }));
    else this.raised.push(raise('type', { value: match[1]!, goType: match[2]!, fatal: true }));
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

  /** The faults from `from` on lie in this element. */
  at(from: number, key: string | number): void {
    for (let index = from; index < this.raised.length; index++) this.raised[index]!.place.push(key);
  }
}

/** How a member or item was spelled: a number with a fraction or an exponent. */
function spelling(notes: JSONNotes | undefined, key: string | number): string | undefined {
  return notes?.spellings.get(String(key));
}

const byteNode: Node = { kind: 'int32', goType: 'uint8' };

/** Go's text for what is neither a boolean nor the object of a union. */
const NEITHER = 'boolean or JSON schema expected';

function nullError(node: Node): string | undefined {
  if (node.kind === 'scalar') return node.scalar.nullError;
  if (node.kind === 'union' && node.or.kind === 'bool') return NEITHER;
  return undefined;
}
