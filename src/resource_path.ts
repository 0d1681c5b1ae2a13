import type { KindFacts } from '../apimachinery/runtime/kind_class.ts';

/** Which object or collection of a Kind a path is for. */
export interface ResourcePathOptions {
  /** Of a namespaced Kind. Left out, the path is of the collection in all namespaces. */
  readonly namespace?: string;
  /** Left out, the path is of the collection. */
  readonly name?: string;
  /** Of an object: `status`, `scale`, `log`; with more segments, `proxy/healthz`. */
  readonly subresource?: string;
}

/** There is no such path: what was asked for does not fit the Kind. */
export class ResourcePathError extends TypeError {
  override readonly name: string = 'ResourcePathError';
  readonly code = 'ERR_RESOURCE_PATH';
}

/**
 * The path of an object or a collection in the REST API, for the URL of a request. Segments are escaped.
 *
 * ```ts
 * resourcePath(corev1.Pod, { namespace: 'default', name: 'web', subresource: 'log' });
 * // /api/v1/namespaces/default/pods/web/log
 * ```
 * @param type a Kind class, or what is known of one
 * @throws {ResourcePathError} for a Kind that is not a resource, a namespace that the Kind can't have, an object of a
 * namespaced Kind without one, a subresource without a name
 */
export function resourcePath(
  type: Pick<KindFacts, 'group' | 'version' | 'kind' | 'resource' | 'namespaced'>,
  { namespace, name, subresource }: ResourcePathOptions = {},
): string {
  const { group, version, kind, resource, namespaced } = type;
  if (resource === undefined) throw new ResourcePathError(`${kind} is not a resource, it has no path`);
  if (namespace !== undefined && namespaced === false)
    throw new ResourcePathError(`${kind} is cluster-scoped: leave out the namespace`);
  if (name !== undefined && namespace === undefined && namespaced === true)
    throw new ResourcePathError(`${kind} is namespaced: the path of an object needs its namespace`);
  if (subresource !== undefined && name === undefined)
    throw new ResourcePathError(`${subresource} of ${kind} needs the name of an object`);
  const segments = [
    ...(group === '' ? ['api'] : ['apis', group]),
    version,
    ...(namespace === undefined ? [] : ['namespaces', namespace]),
    resource,
    ...(name === undefined ? [] : [name]),
    ...(subresource === undefined ? [] : subresource.split('/')),
  ];
  return segments.map((segment) => `/${escaped(segment)}`).join('');
}

/** A segment of a path. URL parsers would take `.` and `..` for steps, and drop an empty one. */
function escaped(segment: string): string {
  if (segment === '' || segment === '.' || segment === '..')
    throw new ResourcePathError(`${JSON.stringify(segment)} can't be a segment of a path`);
  return encodeURIComponent(segment).replaceAll('%3A', ':');
}
