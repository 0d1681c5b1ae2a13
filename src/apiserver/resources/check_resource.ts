import { described } from '#apimachinery/runtime/described';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { ResourceOptions } from './resource_options.ts';

/** A Kind can't be served: its class or an option lacks what is needed for that. */
export class ResourceError extends TypeError {
  readonly code = 'ERR_SERVED_RESOURCE';

  constructor(message: string) {
    super(message);
    this.name = 'ResourceError';
  }
}

/**
 * Says which option is wrong, where code without types would fail with a request or check nothing.
 * @throws {ResourceError}
 */
export function checkResource({ kind }: KindClass, options: ResourceOptions): void {
  const fail = (option: string, expected: string, given: unknown): never => {
    throw new ResourceError(`${kind}: ${option}: expected ${expected}, got ${described(given)}`);
  };
  for (const name of ['shortNames', 'categories', 'columns', 'otherVersions', 'verbs'] as const)
    if (options[name] !== undefined && !Array.isArray(options[name])) fail(name, 'an array', options[name]);
  const { strategy, columns = [], selectableFields = {}, subresources = {} } = options;
  if (strategy !== undefined && typeof strategy !== 'object')
    fail('strategy', 'an object with hooks, such as schemaStrategy(Kind)', strategy);
  for (const [at, { value }] of columns.entries())
    if (typeof value !== 'function') fail(`columns[${at}].value`, 'a function of the object', value);
  if (Array.isArray(selectableFields))
    fail('selectableFields', "an object such as { 'spec.node': ({ spec }) => spec.node }", selectableFields);
  for (const [path, value] of Object.entries(selectableFields))
    if (typeof value !== 'function') fail(`selectableFields['${path}']`, 'a function of the object', value);
  if (Array.isArray(subresources)) fail('subresources', 'an object such as { status: true }', subresources);
  const { status: _, scale: __, ...others } = subresources;
  for (const [name, given] of Object.entries(others))
    if (typeof given !== 'function' && Object(given) !== given)
      fail(`subresources.${name}`, 'code or a strategy (only status and scale may be true)', given);
}
