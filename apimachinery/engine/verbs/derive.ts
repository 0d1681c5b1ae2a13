import { getOwn } from '../json/own_property.ts';
import { compile, NO_SCALARS } from '../schema/compile.ts';
import type { Scalars, Struct } from '../schema/descriptor.ts';
import { MAX_RECURSION } from '../schema/nesting.ts';
import type { Node, Shape, UnionNode } from '../schema/node.ts';
import { assertNever } from '../schema/node.ts';
import { Deferral } from './deferral.ts';
import type { Data } from './equal_json.ts';
import { dataOf, equalJSON, isObject, sameNumber } from './equal_json.ts';
import { bytesOf, equalScalar, isZero } from './leaf_values.ts';

/**
 * Whether everything that `a` says is true of `b`. To Go an absent pointer, an empty string, an empty list and an empty
 * map say nothing; a number, a boolean and a struct with a meaning of its own (a quantity, a time) always do, even when
 * they are zero. A list must be the beginning of the other.
 */
export function derive(struct: Struct, a: unknown, b: unknown, scalars: Scalars = NO_SCALARS): boolean {
  const shape = compile(struct, scalars);
  const derivation = new Derivation();
  return (isObject(a) && isObject(b) ? derivation.struct(a, b, shape) : derivation.json(a, b)) && derivation.rest();
}

/** The same for JSON of which no type is known. */
export function deriveJSON(a: unknown, b: unknown): boolean {
  const derivation = new Derivation();
  return derivation.json(a, b) && derivation.rest();
}

class Derivation extends Deferral {
  private step(a: object, b: object, run: () => boolean): boolean {
    if (this.depth >= MAX_RECURSION) return this.putOff(a, b, run);
    this.depth++;
    const answer = run();
    this.depth--;
    return answer;
  }

  struct(a: Data, b: Data, shape: Shape): boolean {
    return a === b || this.step(a, b, () => this.fields(a, b, shape));
  }

  private fields(a: Data, b: Data, shape: Shape): boolean {
    for (const { name, node, pointer } of shape.members) {
      if (!this.field(getOwn(a, name), getOwn(b, name), node, pointer)) return false;
    }
    for (const key of Object.keys(a)) {
      if (!shape.byName.has(key) && a[key] !== undefined && (!Object.hasOwn(b, key) || !this.json(a[key], b[key])))
        return false;
    }
    return true;
  }

  private field(a: unknown, b: unknown, node: Node, pointer: boolean): boolean {
    const hasA = a !== undefined && a !== null;
    const hasB = b !== undefined && b !== null;
    if (pointer && (!hasA || !hasB)) return !hasA;
    if (!hasA && !hasB) return true;
    switch (node.kind) {
      case 'string':
        return !hasA || a === '' || a === b;
      case 'bool':
        return (a ?? false) === (b ?? false);
      case 'int32':
      case 'int64':
      case 'float64':
        return sameNumber(a ?? 0, b ?? 0);
      case 'bytes':
        return !hasA || isPrefix(bytesOf(a), hasB ? bytesOf(b) : []);
      case 'scalar':
        if (!hasA) return isZero(b!, node);
        if (!hasB) return isZero(a, node) || node.scalar.derives?.(a, node.scalar.zero) === true;
        return node.scalar.derives?.(a, b) ?? equalScalar(a, b!, node.scalar);
      case 'opaque':
        // Differs from Go: the bytes of raw JSON that are the beginning of others are no part of their meaning.
        return !hasA || (hasB && (node.sorted ? this.json(a, b) : equalJSON(a, b)));
      case 'struct':
        return this.struct(dataOf(a), dataOf(b), node.shape);
      case 'union':
        return this.union(a, b, node);
      case 'list':
        return this.list(listOf(a), listOf(b), node.elem);
      case 'map':
        return this.map(dataOf(a), dataOf(b), (left, right) => this.field(left, right, node.elem, false));
      default:
        return assertNever(node);
    }
  }

  private list(a: readonly unknown[], b: readonly unknown[], elem: Node): boolean {
    return a.length <= b.length && a.every((item, index) => this.field(item, b[index], elem, false));
  }

  private map(a: Data, b: Data, compare: (left: unknown, right: unknown) => boolean): boolean {
    const keys = Object.keys(a);
    return (
      keys.length <= Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && compare(a[key], b[key]))
    );
  }

  /** To Go a union is a struct: a boolean (true for an object, too) or a list, and a pointer to the object. */
  private union(a: unknown, b: unknown, { shape, or }: UnionNode): boolean {
    if (isObject(a)) return isObject(b) && this.struct(a, b, shape);
    if (or.kind !== 'list') return (a ?? false) === (isObject(b) || (b ?? false));
    const items = listOf(a);
    const others = listOf(b);
    if (items.length > others.length) return false;
    if (or.elem.kind === 'string') return items.every((text, index) => (text ?? '') === '' || text === others[index]);
    return items.every((item, index) => this.struct(dataOf(item), dataOf(others[index]), shape));
  }

  json(a: unknown, b: unknown): boolean {
    if (a === undefined || a === null || a === b) return true;
    if (Array.isArray(a)) {
      return (
        Array.isArray(b) &&
        a.length <= b.length &&
        this.step(a, b, () => a.every((item, index) => this.json(item, b[index])))
      );
    }
    if (isObject(a))
      return isObject(b) && this.step(a, b, () => this.map(a, b, (left, right) => this.json(left, right)));
    return (a === '' && typeof b === 'string') || sameNumber(a, b);
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isPrefix(a: ArrayLike<unknown> | undefined, b: ArrayLike<unknown> | undefined): boolean {
  if (a === undefined || b === undefined || a.length > b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}
