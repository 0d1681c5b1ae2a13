import { described, isKindClass } from '#apimachinery/runtime/described';
import type { SourceLike } from './source.ts';

/** @throws TypeError unless a Kind class or a source is given whose objects can be listed */
export function checkSource(given: SourceLike, where: string, expected: string): void {
  const kind = isSource(given) ? given.kind : given;
  if (!isKindClass(kind)) throw new TypeError(`${where}: expected ${expected}, got ${described(kind)}`);
  if (kind.resource === undefined)
    throw new TypeError(`${where}: ${kind.apiVersion} ${kind.kind} is no resource: it can't be listed and watched`);
}

/** @throws TypeError unless a list is given, or nothing */
export function checkList(given: unknown, where: string): void {
  if (given !== undefined && !Array.isArray(given))
    throw new TypeError(`${where}: expected an array, got ${described(given)}`);
}

export function isSource(value: unknown): value is Extract<SourceLike, { connect: unknown }> {
  return hasMethod(value, 'connect') && 'kind' in value;
}

/** Whether a value has a method: it is what is meant, even if it comes from another copy of this library. */
export function hasMethod<T>(value: T, name: string): value is T & object {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function';
}

/** What a reconcile may return, each with its type. */
const RESULT = { requeueAfter: 'number', requeue: 'boolean', priority: 'number' } as const;

/** @throws TypeError for what is no {@link Result} */
export function checkResult(result: unknown): void {
  const expected =
    'expected reconcile to return nothing or { requeueAfter, requeue, priority }, requeueAfter in milliseconds';
  if (typeof result !== 'object' || result === null || Array.isArray(result))
    throw new TypeError(`${expected}, got ${described(result)}`);
  for (const [name, value] of Object.entries(result)) {
    if (value === undefined) continue;
    const type = Object.hasOwn(RESULT, name) ? Reflect.get(RESULT, name) : undefined;
    if (type === undefined) throw new TypeError(`${expected}, got ${described(result)} with ${name}`);
    if (typeof value !== type || (typeof value === 'number' && !Number.isFinite(value)))
      throw new TypeError(`${expected}, got ${name}: ${typeof value === 'number' ? value : described(value)}`);
  }
}
