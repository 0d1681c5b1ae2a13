import { described } from '#apimachinery/runtime/described';
import type { APIServerOptions } from './api_server_options.ts';

/**
 * Says which option is wrong, where code without types would fail with the first request or, worse, decide nothing.
 * @throws TypeError
 */
export function checkOptions(options: APIServerOptions): void {
  if (!isObject(options) || !isObject(options.scheme)) throw new TypeError('expected new APIServer({ scheme })');
  const { scheme, storage, authentication, authorization, admission, filters } = options;
  if (!('recognizes' in scheme)) throw new TypeError(`scheme: expected a Scheme, got ${described(scheme)}`);
  if (storage !== undefined && !(isObject(storage) && 'watch' in storage))
    throw new TypeError(`storage: expected a StorageEngine such as memory(), got ${described(storage)}`);
  if (authentication !== undefined && typeof authentication !== 'function')
    throw new TypeError(
      `authentication: expected a function such as tokens({ ... }), got ${described(authentication)}`,
    );
  if (authorization !== undefined && Object(authorization) !== authorization)
    throw new TypeError('expected an authorizer as authorization: rbac(), say');
  if (admission !== undefined && !Array.isArray(admission) && !(isObject(admission) && 'plugins' in admission))
    throw new TypeError(`admission: expected an array or admissionPlugins(), got ${described(admission)}`);
  if (filters !== undefined && !Array.isArray(filters))
    throw new TypeError(`filters: expected an array, got ${described(filters)}`);
  for (const [at, filter] of (filters ?? []).entries())
    if (typeof filter !== 'function')
      throw new TypeError(`filters[${at}]: expected a function, got ${described(filter)}`);
}

/**
 * A function has a name, and so has the type of a plug-in that does nothing.
 * @throws TypeError for what neither admits, validates nor is installed
 */
export function checkPlugins(plugins: readonly object[]): void {
  for (const plugin of plugins) {
    const works = isObject(plugin) && ['install', 'admit', 'validate'].some((name) => isMethod(plugin, name));
    if (works) continue;
    const hint = typeof plugin === 'function' ? ': call it' : '';
    throw new TypeError(
      `admission: expected a plug-in with a name, and with admit or validate, got ${described(plugin)}${hint}`,
    );
  }
}

function isMethod(value: object, name: string): boolean {
  return typeof Reflect.get(value, name) === 'function';
}

function isObject<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null;
}
