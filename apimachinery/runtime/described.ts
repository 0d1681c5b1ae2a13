import type { KindClass } from './kind_class.ts';

/**
 * What code without types may have given in place of what was expected, in words.
 * @returns such as `undefined`, `a string`, `a Promise: await it`, `a Deployment`
 */
export function described(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (value instanceof Promise) return 'a Promise: await it';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'function')
    return isKindClass(value) ? `the Kind ${value.kind}` : `the function ${value.name}`.trim();
  if (typeof value !== 'object') return `a ${typeof value}`;
  const name: unknown = value.constructor?.name;
  return typeof name === 'string' && name !== 'Object' ? `a ${name}` : 'an object';
}

/** Whether a value is a class of objects with a kind and an apiVersion. */
export function isKindClass(value: unknown): value is KindClass {
  return typeof value === 'function' && 'kind' in value && 'apiVersion' in value && typeof value.kind === 'string';
}
