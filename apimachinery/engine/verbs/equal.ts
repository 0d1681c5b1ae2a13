import { getOwn } from '../json/own_property.ts';
import { compile, NO_SCALARS } from '../schema/compile.ts';
import type { Scalars, Struct } from '../schema/descriptor.ts';
import { MAX_RECURSION } from '../schema/nesting.ts';
import type { Node, Shape, UnionNode } from '../schema/node.ts';
import { assertNever } from '../schema/node.ts';
import type { Data } from './equal_json.ts';
import { dataOf, isObject, JSONComparison } from './equal_json.ts';
import { equalBytes, equalScalar, isZero, isZeroField } from './leaf_values.ts';

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

/** The comparison of two values of a type. */
export class Comparison extends JSONComparison {
  struct(a: Data, b: Data, shape: Shape): boolean {
    if (a === b) return true;
    if (this.depth >= MAX_RECURSION) return this.putOff(a, b, () => this.struct(a, b, shape));
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
          const other = getOwn(b, key);
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
      const other = getOwn(b, key);
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
      if (getOwn(b, key) === undefined && !isZeroField(a[key], key, shape)) return false;
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
    let common = 0;
    for (const key of Object.keys(a)) {
      if (a[key] === undefined) continue;
      common++;
      if (getOwn(b, key) === undefined || !this.field(a[key], b[key], elem, false)) return false;
    }
    let count = 0;
    for (const key of Object.keys(b)) if (b[key] !== undefined) count++;
    return count === common;
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
}
