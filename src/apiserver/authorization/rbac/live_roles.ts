import type { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import { followObjects, type FollowedEvent } from '../../registry/follow_objects.ts';
import type { RequestContext } from '../../registry/rest/request_context.ts';
import type { RESTStorage } from '../../registry/rest_storage.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { RoleSource } from './rule_resolver.ts';

/** The stored objects of one Kind, kept up to date by a watch. */
class LiveObjects<T> {
  readonly #objects = new Map<string, T>();

  /** Resolves when the objects are there; they are kept up to date until the context's signal. */
  follow(store: RESTStorage, context: RequestContext, onError: (error: unknown) => void): Promise<void> {
    return new Promise((resolve) => {
      const tell = (event: FollowedEvent): void => {
        if (event.type === 'BOOKMARK') resolve();
        else if (event.type === 'DELETED') this.#objects.delete(keyOf(event.object));
        else this.#objects.set(keyOf(event.object), event.object as T);
      };
      void followObjects(store, context, tell, onError);
    });
  }

  get(name: string, namespace = ''): T | undefined {
    return this.#objects.get(`${namespace}/${name}`);
  }

  *in(namespace: string): Generator<T> {
    for (const [key, object] of this.#objects) if (key.startsWith(`${namespace}/`)) yield object;
  }
}

function keyOf({ metadata }: Pick<APIObject, 'metadata'>): string {
  return `${metadata.namespace ?? ''}/${metadata.name}`;
}

/** Roles and bindings as a server has them. */
export class LiveRoles implements RoleSource {
  readonly #roles = new LiveObjects<Role>();
  readonly #clusterRoles = new LiveObjects<ClusterRole>();
  readonly #roleBindings = new LiveObjects<RoleBinding>();
  readonly #clusterRoleBindings = new LiveObjects<ClusterRoleBinding>();

  /** Resolves when all are there. @param store gives the storage of a Kind by its name */
  async follow(
    store: (kind: string) => RESTStorage,
    context: RequestContext,
    onError: (error: unknown) => void,
  ): Promise<void> {
    await Promise.all([
      this.#roles.follow(store('Role'), context, onError),
      this.#clusterRoles.follow(store('ClusterRole'), context, onError),
      this.#roleBindings.follow(store('RoleBinding'), context, onError),
      this.#clusterRoleBindings.follow(store('ClusterRoleBinding'), context, onError),
    ]);
  }

  role(namespace: string, name: string): Role | undefined {
    return this.#roles.get(name, namespace);
  }

  clusterRole(name: string): ClusterRole | undefined {
    return this.#clusterRoles.get(name);
  }

  roleBindings(namespace: string): Iterable<RoleBinding> {
    return this.#roleBindings.in(namespace);
  }

  clusterRoleBindings(): Iterable<ClusterRoleBinding> {
    return this.#clusterRoleBindings.in('');
  }
}
