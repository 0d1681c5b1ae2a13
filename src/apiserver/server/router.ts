import { admitConnection } from '../endpoints/handlers/admit.ts';
import { newBadRequest, newMethodNotSupported } from '#apimachinery/api/errors/constructors';
import { StatusError } from '#apimachinery/api/errors/status_error';
import { createResource } from '../endpoints/handlers/create.ts';
import { deleteCollection, deleteResource } from '../endpoints/handlers/delete.ts';
import { CONNECT_METHODS, type Connecter } from '../registry/custom_rest.ts';
import type { Exchange } from '../endpoints/handlers/exchange.ts';
import { patchResource } from '../endpoints/handlers/patch.ts';
import { getResource, listResource } from '../endpoints/handlers/read.ts';
import { updateResource } from '../endpoints/handlers/update.ts';
import type { ServerResponse } from '../endpoints/request/http.ts';
import type { RequestInfo } from '../endpoints/request/request_info.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { isWebSocketWatch, watchByWebSocket } from './websocket_watch.ts';

type Handler = (exchange: Exchange) => Promise<ServerResponse>;

const HANDLERS: Readonly<Record<string, Handler>> = {
  get: getResource,
  list: listResource,
  watch: listResource,
  create: createResource,
  update: updateResource,
  patch: patchResource,
  delete: deleteResource,
  deletecollection: deleteCollection,
};

/** Finds the resource that a request is about. */
export class Router {
  readonly #resources = new Map<string, ServedResource>();

  add(resource: ServedResource): void {
    this.#resources.set(
      keyOf({ ...resource.groupVersion, resource: resource.resource, subresource: resource.subresource }),
      resource,
    );
  }

  remove({ groupVersion, resource, subresource }: ServedResource): void {
    this.#resources.delete(keyOf({ ...groupVersion, resource, subresource }));
  }

  all(): Iterable<ServedResource> {
    return this.#resources.values();
  }

  /** A resource, by its group, version and plural name. */
  get(group: string, version: string, resource: string): ServedResource | undefined {
    return this.#resources.get(keyOf({ group, version, resource, subresource: '' }));
  }

  /**
   * The resource that a request is about; undefined: there is nothing under the path.
   * @throws {StatusError} 405 when the path doesn't have the method
   */
  find(method: string, info: RequestInfo): ServedResource | undefined {
    const { apiGroup: group, apiVersion: version, resource, subresource, namespace, verb } = info;
    const served = this.#resources.get(keyOf({ group, version, resource, subresource }));
    if (served?.custom !== undefined) {
      const isAcross = verb === 'list' || verb === 'watch';
      return (namespace !== '') === served.namespaced || (served.namespaced && isAcross) ? served : undefined;
    }
    const route = served && routesOf(served).find(({ path }) => matches(path, info.segments));
    if (route === undefined || route.methods.length === 0) return undefined;
    if (!route.methods.includes(method)) throw newMethodNotAllowed();
    const name = route.path.indexOf(NAME);
    if (name !== -1 && info.segments[name] === '') throw newBadRequest('name must be provided');
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
    const { methods = CONNECT_METHODS } = connecter;
    return [
      { path, methods },
      { path: [...path, REST], methods },
    ];
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

function keyOf(parts: {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
}): string {
  return `${parts.group}/${parts.version}/${parts.resource}/${parts.subresource}`;
}

/** Lets the handler of the verb do it. @throws {StatusError} 405 when the resource can't do that */
export function dispatch(exchange: Exchange): Promise<ServerResponse> {
  const { info, resource } = exchange;
  // A field selector of one name makes no get of a list.
  const { connecter } = resource;
  if (connecter !== undefined) return connect(exchange, connecter);
  const handler = HANDLERS[info.verb];
  if (handler === undefined || !resource.verbs.includes(info.verb))
    throw newMethodNotSupported(
      { group: resource.groupVersion.group, resource: resource.resource },
      info.verb || exchange.request.method,
    );
  return isWebSocketWatch(exchange) ? watchByWebSocket(exchange, handler) : handler(exchange);
}

async function connect(exchange: Exchange, connecter: Connecter): Promise<ServerResponse> {
  const { request, info, resource, context } = exchange;
  await admitConnection(exchange);
  const rest = info.segments.slice((resource.namespaced ? 4 : 2) + (resource.subresource === '' ? 0 : 1));
  return connecter.connect(info.name, request, context, rest);
}
