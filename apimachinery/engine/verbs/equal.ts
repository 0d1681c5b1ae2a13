import { checkBase64, decodeBase64 } from '../text/base64.ts';
import { compile, NO_SCALARS } from '../schema/compile.ts';
import { assertNever } from '../schema/node.ts';
import type { Node, Shape, UnionNode } from '../schema/node.ts';
import type { Scalar, Scalars, Struct } from '../schema/descriptor.ts';
import { isPolluted } from '../json/polluted.ts';

export type Data = Record<string, unknown>;

/** Objects nested deeper than this are put off, so that the stack stays small whatever the input. */
const MAX_RECURSION = 200;

/**
 * Whether two wire values of a type mean the same to Go: an absent field is its zero value unless it is a pointer, an
 * empty list or map is none, and values with a syntax of their own are compared by meaning. Fields that the type does
 * not know are compared as JSON.
 */
export function equal(struct: Struct, a: unknown, b: unknown, scalars: Scalars = NO_SCALARS): boolean {
  const shape = compile(struct, scalars);
  const comparison = new Comparison();
  return (isObject(a) && isObject(b) ? comparison.struct(a, b, shape) : comparison.json(a, b)) && comparison.rest();
}

/** Whether two JSON values are the same: keys in any order, numbers by value. An undefined property is none. */
export function equalJSON(a: unknown, b: unknown): boolean {
  const comparison = new Comparison();
  return comparison.json(a, b) && comparison.rest();
}

/** One comparison, and what of it has been put off. */
export class Comparison {
  private depth = 0;
  private readonly polluted = isPolluted();
  private readonly later: { a: Data; b: Data; shape: Shape | undefined }[] = [];
  private seen: Map<object, Set<object>> | undefined = undefined;

  /** Compares what was put off. */
  rest(): boolean {
    for (let pair = this.later.pop(); pair !== undefined; pair = this.later.pop()) {
      const { a, b, shape } = pair;
      if (!(shape === undefined ? this.json(a, b) : this.struct(a, b, shape))) return false;
    }
    return true;
  }

  /** Objects that hold themselves come here again and again: what is being compared counts as equal. */
  private putOff(a: Data, b: Data, shape: Shape | undefined): true {
    this.seen ??= new Map();
    let partners = this.seen.get(a);
    if (partners === undefined) this.seen.set(a, (partners = new Set()));
    if (!partners.has(b)) {
      partners.add(b);
      this.later.push({ a, b, shape });
    }
    return true;
  }

  struct(a: Data, b: Data, shape: Shape): boolean {
    if (a === b) return true;
    if (this.depth >= MAX_RECURSION) return this.putOff(a, b, shape);
    this.depth++;
    const answer = this.fields(a, b, shape);
    this.depth--;
    return answer;
  }

  private fields(a: Data, b: Data, shape: Shape): boolean {
    let previous = shape.head;
    let common = 0;
    for (const key in a) {
      if (this.polluted && !Object.hasOwn(a, key)) continue;
      let member = previous.next;
      if (member === undefined || member.name !== key) {
        member = shape.byName.get(key);
        if (member === undefined) {
          const other = own(b, key);
          if (!this.json(a[key], other)) return false;
          if (other !== undefined) common++;
          continue;
        }
        previous.next = member;
      }
      previous = member;
      const value = a[key];
      // No prototype of plain data has strings, numbers or booleans; that of a class has.
      if (value === b[key] && typeof value !== 'object' && value !== undefined && !shape.isClass) {
        common++;
        continue;
      }
      const other = own(b, key);
      if (other !== undefined) common++;
      if (!this.field(value, other, member.node, member.pointer)) return false;
    }
    let count = 0;
    for (const _ in b) count++;
    return count === common || this.onlyZero(b, a, shape);
  }

  /** Whether the fields that `b` lacks are zero in `a`. */
  private onlyZero(a: Data, b: Data, shape: Shape): boolean {
    for (const key of Object.keys(a)) {
      if (own(b, key) === undefined && !isZeroField(a[key], key, shape)) return false;
    }
    return true;
  }

  /** Two values of a type, of which any may be absent. */
  field(a: unknown, b: unknown, node: Node, pointer: boolean): boolean {
    if (a !== undefined && a !== null && b !== undefined && b !== null) return this.value(a, b, node);
    const present = a ?? b ?? undefined;
    return present === undefined || (!pointer && isZero(present, node));
  }

  private value(a: {}, b: {}, node: Node): boolean {
    switch (node.kind) {
      case 'bytes':
        return a === b || equalBytes(a, b);
      case 'scalar':
        return a === b || equalScalar(a, b, node.scalar);
      case 'struct':
        return isObject(a) && isObject(b) ? this.struct(a, b, node.shape) : this.json(a, b);
      case 'list':
        return Array.isArray(a) && Array.isArray(b) ? this.list(a, b, node.elem) : this.json(a, b);
      case 'map':
        return isObject(a) && isObject(b) ? this.map(a, b, node.elem) : this.json(a, b);
      case 'union':
        return this.union(a, b, node);
      case 'string':
      case 'bool':
      case 'int32':
      case 'int64':
      case 'float64':
      case 'opaque':
        return this.json(a, b);
      default:
        return assertNever(node);
    }
  }

  private list(a: readonly unknown[], b: readonly unknown[], elem: Node): boolean {
    if (a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) {
      if (!this.field(a[index], b[index], elem, false)) return false;
    }
    return true;
  }

  private map(a: Data, b: Data, elem: Node): boolean {
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(b, key) || !this.field(a[key], b[key], elem, false)) return false;
    }
    return true;
  }

  private union(a: {}, b: {}, { shape, or }: UnionNode): boolean {
    if (isObject(a) || isObject(b)) return isObject(a) && isObject(b) && this.struct(a, b, shape);
    if (or.kind !== 'list') return this.json(a, b);
    const items = [a, b].map((side) => (Array.isArray(side) ? (side as unknown[]) : []));
    const [left, right] = items as [unknown[], unknown[]];
    if (or.elem.kind === 'string')
      return left.length === right.length && left.every((text, index) => (text ?? '') === (right[index] ?? ''));
    return (
      left.length === right.length &&
      left.every((item, index) => this.struct(dataOf(item), dataOf(right[index]), shape))
    );
  }

  json(a: unknown, b: unknown): boolean {
    if (a === b) return true;
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return sameNumber(a, b);
    if (this.depth >= MAX_RECURSION) return this.putOff(a as Data, b as Data, undefined);
    this.depth++;
    const answer = Array.isArray(a) || Array.isArray(b) ? this.jsonList(a, b) : this.jsonObject(a as Data, b as Data);
    this.depth--;
    return answer;
  }

  private jsonList(a: unknown, b: unknown): boolean {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) {
      if (!this.json(a[index], b[index])) return false;
    }
    return true;
  }

  private jsonObject(a: Data, b: Data): boolean {
    let common = 0;
    let plain = !this.polluted;
    for (const key in a) {
      if (!plain && !Object.hasOwn(a, key)) continue;
      // What another prototype has doesn't count. To ask for each key would take longer than to ask here.
      if (plain && common === 0 && Object.getPrototypeOf(b) !== Object.prototype) plain = false;
      const value = a[key];
      if (value === undefined) continue;
      common++;
      if (!this.json(value, plain && key !== '__proto__' ? b[key] : own(b, key))) return false;
    }
    let count = 0;
    for (const key in b) if ((plain || Object.hasOwn(b, key)) && b[key] !== undefined) count++;
    return count === common && (count > 0 || (isData(a) && isData(b)));
  }
}

/** The value of a property, unless it is inherited. */
export function own(object: Data, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

export function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands for an object in a list: null is an empty one. */
export function dataOf(value: unknown): Data {
  return isObject(value) ? value : {};
}

/** An object without keys is data only if it isn't a Date or a Map. */
function isData(object: object): boolean {
  const prototype = Object.getPrototypeOf(object);
  return (
    prototype === null ||
    prototype === Object.prototype ||
    Object.getPrototypeOf(prototype) === null ||
    typeof prototype.deepCopy === 'function'
  );
}

/** Whether two values, identical or not, are the same number. */
export function sameNumber(a: unknown, b: unknown): boolean {
  return isNumber(a) && isNumber(b) && a == b;
}

function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

export function equalScalar(a: {}, b: {}, scalar: Scalar): boolean {
  if (scalar.check(a) !== undefined || scalar.check(b) !== undefined) return equalJSON(a, b);
  return scalar.equal === undefined ? sameNumber(a, b) || a === b : scalar.equal(a, b);
}

/** The bytes of base64 text, or of a list of numbers as Go takes it; undefined for anything else. */
export function bytesOf(value: unknown): ArrayLike<unknown> | undefined {
  if (typeof value === 'string') return checkBase64(value) === undefined ? decodeBase64(value) : undefined;
  return Array.isArray(value) ? value.map((byte) => byte ?? 0) : undefined;
}

function equalBytes(a: unknown, b: unknown): boolean {
  const left = bytesOf(a);
  const right = bytesOf(b);
  // What is not base64 is compared as it is.
  if (left === undefined || right === undefined) return left === right && equalJSON(a, b);
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false;
  return true;
}

/** Whether a value is what Go has when there's none. */
export function isZero(value: {}, node: Node): boolean {
  switch (node.kind) {
    case 'bytes':
      return bytesOf(value)?.length === 0;
    case 'scalar': {
      const scalar = node.scalar;
      if (scalar.check(value) !== undefined) return false;
      return scalar.zero === null ? scalar.canonical(value) === undefined : equalScalar(value, scalar.zero, scalar);
    }
    case 'opaque':
      return false;
    case 'struct':
      return isObject(value) && Object.keys(value).every((key) => isZeroField(value[key], key, node.shape));
    case 'union':
      return node.or.kind === 'bool'
        ? value === false
        : !isObject(value) && !(Array.isArray(value) && value.length > 0);
    case 'list':
      return Array.isArray(value) && value.length === 0;
    case 'map':
      return isObject(value) && Object.keys(value).length === 0;
    case 'string':
    case 'bool':
    case 'int32':
    case 'int64':
    case 'float64':
      return value === '' || value === false || value === 0 || value === 0n;
    default:
      return assertNever(node);
  }
}

function isZeroField(value: unknown, key: string, shape: Shape): boolean {
  if (value === undefined) return true;
  const member = shape.byName.get(key);
  if (member === undefined) return false;
  return value === null || (!member.pointer && isZero(value, member.node));
}
