import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { StatusError } from '#apimachinery/api/errors/status_error';
import { CONNECT_METHODS } from '../registry/custom_rest.ts';
import type { RequestInfo } from '../request/request_info.ts';
import type { ServedResource } from './served_resource.ts';
import type { ServerAdmission } from './server_admission.ts';

/** A server, as what works in it beside its requests sees it. */
export interface ServerContext {
  readonly router: Router;
  /** Whether other servers have the same storage. */
  readonly isShared: boolean;
  /** Where it is: `https://127.0.0.1:6443`. */
  url(): string;
  /** What is asked about writes, now; undefined: nobody is. */
  admission(): ServerAdmission | undefined;
  /** Ends with the server. */
  readonly signal: AbortSignal;
  onError(error: unknown): void;
}

/** The resources of a server, and their routes. */
export class Router {
  readonly #resources = new Map<string, ServedResource>();
  readonly #routes = new WeakMap<ServedResource, readonly Route[]>();
  readonly #listeners: (() => void)[] = [];
  readonly #followers: ((served: ServedResource) => void)[] = [];

  /** @param follower called with each resource that is added */
  onAdd(follower: (served: ServedResource) => void): void {
    this.#followers.push(follower);
  }

  /** @param listener called when resources are added, removed or changed */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Resources serve something else from now on. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Serves resources from now on. */
  add(resources: readonly ServedResource[]): void {
    for (const served of resources) {
      this.#resources.set(keyOfServed(served), served);
      for (const follow of this.#followers) follow(served);
    }
    this.changed();
  }

  /** Serves them no more. */
  remove(resources: readonly ServedResource[]): void {
    for (const served of resources) this.#resources.delete(keyOfServed(served));
    this.changed();
  }

  all(): Iterable<ServedResource> {
    return this.#resources.values();
  }

  /** A resource, by its group, version and plural name. */
  get(group: string, version: string, resource: string): ServedResource | undefined {
    return this.#resources.get(keyOf({ group, version, resource, subresource: '' }));
  }

  /** What is served under the resource and subresource that a request names, whatever its path looks like besides. */
  lookup({ apiGroup: group, apiVersion: version, resource, subresource }: RequestInfo): ServedResource | undefined {
    return this.#resources.get(keyOf({ group, version, resource, subresource }));
  }

  #routesOf(served: ServedResource): readonly Route[] {
    let routes = this.#routes.get(served);
    if (routes === undefined) this.#routes.set(served, (routes = routesOf(served)));
    return routes;
  }

  /**
   * The resource that a request is about; undefined: there is nothing under the path.
   * @throws {StatusError} 405 when the path doesn't have the method
   */
  find(method: string, info: RequestInfo): ServedResource | undefined {
    const { namespace, verb } = info;
    const served = this.lookup(info);
    if (served?.custom !== undefined) {
      const isAcross = verb === 'list' || verb === 'watch';
      return (namespace !== '') === served.namespaced || (served.namespaced && isAcross) ? served : undefined;
    }
    const route = served && this.#routesOf(served).find(({ path }) => matches(path, info.segments));
    if (route === undefined || route.methods.length === 0) return undefined;
    if (!route.methods.includes(method)) throw newMethodNotAllowed();
    const name = route.path.indexOf(NAME);
    if (verb !== 'watch' && info.segments[name] === '') throw newBadRequest('name must be provided');
    return served;
  }
}

/** 405 for a method that a path doesn't have, as of Go's router. */
export function newMethodNotAllowed(): StatusError {
  return new StatusError({
    status: 'Failure',
    code: 405,
    reason: 'MethodNotAllowed',
    message: 'the server does not allow this method on the requested resource',
    details: {},
  });
}

/** A path behind a version, and its methods. */
interface Route {
  readonly path: readonly string[];
  readonly methods: readonly string[];
}

const NAMESPACE = '{namespace}';
const NAME = '{name}';
/** Whatever follows. */
const REST = '{path:*}';

const METHODS_OF_ALL: Readonly<Record<string, string>> = { list: 'GET', create: 'POST', deletecollection: 'DELETE' };
const METHODS_OF_ONE: Readonly<Record<string, string>> = {
  get: 'GET',
  update: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};

/** The routes of a resource. Mirrors those of Go's `APIInstaller`. */
function routesOf({ resource, subresource, namespaced, verbs, connecter }: ServedResource): Route[] {
  const all = namespaced ? ['namespaces', NAMESPACE, resource] : [resource];
  const one = [...all, NAME];
  const methodsOf = (of: Readonly<Record<string, string>>): string[] =>
    verbs.flatMap((verb) => (Object.hasOwn(of, verb) ? [of[verb]!] : []));
  const path = subresource === '' ? one : [...one, subresource];
  if (connecter !== undefined) {
    const { methods = CONNECT_METHODS, isRead = false } = connecter;
    return [{ path, methods }, ...(isRead ? [] : [{ path: [...path, REST], methods }])];
  }
  if (subresource !== '') return [{ path, methods: methodsOf({ ...METHODS_OF_ONE, create: 'POST' }) }];
  const watch = verbs.includes('watch') ? ['GET'] : [];
  return [
    { path: all, methods: methodsOf(METHODS_OF_ALL) },
    { path: one, methods: methodsOf(METHODS_OF_ONE) },
    { path: ['watch', ...all], methods: watch },
    { path: ['watch', ...one], methods: watch },
    // Across namespaces.
    ...(namespaced
      ? [
          { path: [resource], methods: methodsOf({ list: 'GET' }) },
          { path: ['watch', resource], methods: watch },
        ]
      : []),
  ];
}

function matches(route: readonly string[], path: readonly string[]): boolean {
  const hasRest = route.at(-1) === REST;
  if (hasRest ? path.length < route.length : path.length !== route.length) return false;
  return route.every((part, at) => part.startsWith('{') || part === path[at]);
}

function keyOfServed({ groupVersion, resource, subresource }: ServedResource): string {
  return keyOf({ ...groupVersion, resource, subresource });
}

function keyOf(parts: {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
}): string {
  return `${parts.group}/${parts.version}/${parts.resource}/${parts.subresource}`;
}
