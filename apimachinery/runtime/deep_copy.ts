import { setOwn } from '../../src/engine/own_property.ts';

/** What can't be copied, because it is no JSON. */
export class NotCopyableError extends TypeError {
  readonly code = 'ERR_NOT_COPYABLE';

  /** @param key where it is: a property or an index */
  constructor(key: string | number, why: string) {
    super(`cannot copy ${JSON.stringify(key)}: ${why}`);
    this.name = 'NotCopyableError';
  }
}

/** How deep values may be nested. Copying recurs; this many levels fit any JavaScript engine's stack. */
const maxDepth = 1000;

/**
 * A copy of a JSON value that shares nothing with it. Objects of a Kind keep their class; bigint and own `__proto__`
 * keys are kept. An object that stands in two places is copied twice. Mirrors Go's `runtime.DeepCopyJSONValue`.
 * @throws {NotCopyableError} on a value that is no JSON (a function, a Date, a Map), on cycles, and on more than 1,000
 *   levels
 */
export function deepCopyJSONValue<T>(value: T): T {
  return copy(value, '', 0) as T;
}

function copy(value: unknown, key: string | number, depth: number): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') throw new NotCopyableError(key, `a ${typeof value} is not JSON`);
  if (typeof value !== 'object' || value === null) return value;
  // A limit finds cycles as well, at no cost for values that have none.
  if (depth > maxDepth) throw new NotCopyableError(key, `it holds itself or has more than ${maxDepth} levels`);
  if (Array.isArray(value)) return value.map((item, index) => copy(item, index, depth + 1));
  const proto = Object.getPrototypeOf(value);
  // JSON objects of another realm (a worker, a vm) have a foreign Object.prototype, the end of their chain.
  if (proto && Object.getPrototypeOf(proto) && !proto.deepCopy) throw new NotCopyableError(key, `a ${proto.constructor.name} is not JSON`);
  const out = proto === Object.prototype ? {} : Object.create(proto);
  for (const name of Object.keys(value)) setOwn(out, name, copy((value as Record<string, unknown>)[name], name, depth + 1));
  return out;
}
