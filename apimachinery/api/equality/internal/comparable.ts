import type { Struct } from '#engine/schema/descriptor';
import type { KindClass } from '#apimachinery/runtime/kind_class';

/**
 * The class by which to compare two values: the class of either, if the other has the same or none. Undefined for two
 * plain values, null when the types differ.
 */
export function commonClass(a: unknown, b: unknown): Struct | undefined | null {
  const left = classOf(a);
  const right = classOf(b);
  return left === undefined || right === undefined || left === right ? (left ?? right) : null;
}

function classOf(value: unknown): KindClass | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const prototype = Object.getPrototypeOf(value);
  const type = prototype === null || prototype === Object.prototype ? undefined : prototype.constructor;
  return typeof type === 'function' && 'fields' in type ? type : undefined;
}

/** The string form of a label or field selector; undefined for any other value. */
export function selectorText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { matches, requirements } = value as { matches?: unknown; requirements?: unknown };
  return typeof matches === 'function' && typeof requirements === 'function' ? String(value) : undefined;
}
