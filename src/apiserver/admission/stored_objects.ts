import { Namespace } from '#api/core/v1/zz_generated.types';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { AsyncAuthorize } from '../../admission/index.ts';
import { everyItem } from '../registry/interpret_storage_error.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import { APIServerUser } from '../request/user.ts';
import type { APIObject } from '../storage/api_object.ts';
import { everything } from '../storage/selection_predicate.ts';
import type { AdmissionHost } from './admission_control.ts';
import { ofKind } from './plugin.ts';

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

  /** The objects of a Kind, of one namespace or of all; none when it is not served. */
  async all<T extends object>(kind: KindClass<T>, namespace: string = ''): Promise<T[]> {
    const found = this.#host.find(kind);
    if (found === undefined) return [];
    return (
      await this.list(found.store, { group: kind.group, resource: kind.resource ?? kind.kind }, namespace)
    ).flatMap((object) => ofKind(kind, object) ?? []);
  }

  /** @throws {StatusError} 500 when one of them can't be read */
  async list(store: RESTStorage, resource: GroupResourceLike, namespace: string): Promise<readonly APIObject[]> {
    // Every write asks for several lists: etcd itself is not asked, the cache before it follows within milliseconds.
    const options = { predicate: everything(), resourceVersion: '0' };
    // One that cannot be read might forbid something: it is an error.
    return everyItem(resource, await store.list(options, this.context(namespace)));
  }

  /**
   * An object; undefined when there is none, or nothing of the Kind is served.
   * @param options.isCurrent whether it is read as it is now: otherwise a cache may lag behind by milliseconds
   */
  async get<T extends object>(
    kind: KindClass<T>,
    name: string,
    { namespace = '', isCurrent = false }: { readonly namespace?: string; readonly isCurrent?: boolean } = {},
  ): Promise<T | undefined> {
    const found = this.#host.find(kind);
    if (found === undefined) return undefined;
    try {
      return ofKind(kind, await found.store.get(name, this.context(namespace), isCurrent ? '' : '0'));
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  /** The same, read as it is now when a cache knows nothing of it yet. */
  async latest<T extends object>(kind: KindClass<T>, name: string, namespace: string = ''): Promise<T | undefined> {
    return (await this.get(kind, name, { namespace })) ?? this.get(kind, name, { namespace, isCurrent: true });
  }

  async namespace(name: string): Promise<Namespace | undefined> {
    // A server without namespaces has every one, without labels.
    if (this.#host.find(Namespace) === undefined) return { apiVersion: 'v1', kind: 'Namespace', metadata: { name } };
    return this.get(Namespace, name, { isCurrent: true });
  }

  /** The user of the server's own reads and writes. */
  context(namespace: string): RequestContext {
    return { namespace, user: APIServerUser, warn: () => {}, signal: this.#host.signal };
  }
}
