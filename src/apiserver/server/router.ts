import { admitConnection } from '../endpoints/handlers/admit.ts';
import { newMethodNotSupported } from '#apimachinery/api/errors/constructors';
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

  /** undefined: there is nothing under the path. */
  find({ apiGroup, apiVersion, resource, subresource, namespace, rest }: RequestInfo): ServedResource | undefined {
    const found = this.#resources.get(keyOf({ group: apiGroup, version: apiVersion, resource, subresource }));
    if (found === undefined || (rest.length > 0 && found.connecter === undefined)) return undefined;
    const isNamespaces = resource === 'namespaces' && apiGroup === '';
    return namespace !== '' && !found.namespaced && !isNamespaces ? undefined : found;
  }
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
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (!(connecter.methods ?? CONNECT_METHODS).includes(method))
    throw newMethodNotSupported({ group: resource.groupVersion.group, resource: resource.resource }, info.verb);
  await admitConnection(exchange);
  return connecter.connect(info.name, request, context, info.rest);
}
