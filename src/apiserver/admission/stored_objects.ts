import type { Namespace } from '#api/core/v1/zz_generated.types';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { AsyncAuthorize } from '../../admission/index.ts';
import { APIServerUser } from '../authentication/user/user.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { APIObject } from '../storage/api_object.ts';
import { everything } from '../storage/selection_predicate.ts';
import type { AdmissionHost } from './admission_control.ts';

const NAMESPACE = { group: '', version: 'v1', kind: 'Namespace' };
const isNamespace = (object: APIObject): object is Namespace => object.kind === 'Namespace';

/** Answers what expressions ask of `authorizer` by that of the server. */
export function authorizeOf(host: AdmissionHost): AsyncAuthorize {
  return async ({ user, path, group, resource, subresource, namespace, name, verb }) => {
    const { allowed, reason } = await host.authorizer({
      user: { groups: [], ...user },
      isResourceRequest: path === undefined,
      path: path ?? '',
      verb,
      apiGroup: group ?? '',
      apiVersion: '*',
      namespace: namespace ?? '',
      resource: resource ?? '',
      subresource: subresource ?? '',
      name: name ?? '',
      rest: [],
    });
    return { allowed, ...(reason !== undefined && { reason }) };
  };
}

/** Reads what admission needs from the stores of a server, as the server itself. */
export class StoredObjects {
  readonly #host: AdmissionHost;

  constructor(host: AdmissionHost) {
    this.#host = host;
  }

  async all<T extends APIObject>(kind: KindClass, is: (object: APIObject) => object is T): Promise<T[]> {
    const found = this.#host.find(kind);
    return found === undefined ? [] : (await this.list(found.store, '')).filter(is);
  }

  async list(store: RESTStorage, namespace: string): Promise<readonly APIObject[]> {
    // Every write asks for several lists: etcd itself is not asked, the cache before it follows within milliseconds.
    const options = { predicate: everything(), resourceVersion: '0' };
    return (await store.list(options, this.#context(namespace))).items;
  }

  async namespace(name: string): Promise<Namespace | undefined> {
    const found = this.#host.find(NAMESPACE);
    // A server without namespaces has every one, without labels.
    if (found === undefined) return { apiVersion: 'v1', kind: 'Namespace', metadata: { name } };
    try {
      const object = await found.store.get(name, this.#context(''));
      return isNamespace(object) ? object : undefined;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  #context(namespace: string): RequestContext {
    return { namespace, user: APIServerUser, warn: () => {}, signal: this.#host.signal };
  }
}
