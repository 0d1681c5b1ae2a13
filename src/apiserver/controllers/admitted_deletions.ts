import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { Attributes } from '#src/admission/index';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { ServerAdmission } from '../endpoints/server_admission.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { CreateOptions, RESTStorage, Updated } from '../registry/rest_storage.ts';
import type {
  Deleted,
  DeleteValidation,
  StoreListOptions,
  StoreWatchOptions,
  UpdatedObjectInfo,
  UpdateOptions,
} from '../registry/store_options.ts';
import { AllAuthenticated, type UserInfo } from '../request/user.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectList } from '../storage/list.ts';
import type { ObjectEvent } from '../storage/watch.ts';

/**
 * A storage for controllers that delete what others have made: garbage collectors, for example. Plug-ins of admission are
 * asked about deletions, with the user of the context: what they keep is not to be had by way of an owner or a namespace.
 */
export class AdmittedDeletions implements RESTStorage {
  readonly #served: ServedResource;
  readonly #admission: () => ServerAdmission | undefined;

  /** @param admission undefined: nobody is to be asked */
  constructor(served: ServedResource, admission: () => ServerAdmission | undefined) {
    this.#served = served;
    this.#admission = admission;
  }

  get #store(): RESTStorage {
    return this.#served.store;
  }

  get(name: string, context: RequestContext, resourceVersion?: string): Promise<APIObject> {
    return this.#store.get(name, context, resourceVersion);
  }

  list(options: StoreListOptions, context: RequestContext): Promise<ObjectList<APIObject>> {
    return this.#store.list(options, context);
  }

  watch(options: StoreWatchOptions, context: RequestContext): AsyncIterable<ObjectEvent<APIObject>> {
    return this.#store.watch(options, context);
  }

  create(object: APIObject, context: RequestContext, options?: CreateOptions): Promise<APIObject> {
    return this.#store.create(object, context, options);
  }

  update(name: string, info: UpdatedObjectInfo, context: RequestContext, options?: UpdateOptions): Promise<Updated> {
    return this.#store.update(name, info, context, options);
  }

  delete(name: string, options: DeleteOptions, context: RequestContext): Promise<Deleted> {
    return this.#store.delete(name, options, context, this.#validation(name, options, context));
  }

  deleteCollection(
    options: DeleteOptions,
    list: StoreListOptions,
    context: RequestContext,
  ): Promise<ObjectList<APIObject>> {
    return this.#store.deleteCollection(options, list, context, this.#validation('', options, context));
  }

  /** @param name empty for a collection, as in requests */
  #validation(name: string, options: DeleteOptions, context: RequestContext): DeleteValidation | undefined {
    const admission = this.#admission();
    if (admission === undefined || admission.plugin.handles?.('DELETE') === false) return undefined;
    const { kind, groupVersion, resource, fromHub } = this.#served;
    return async (old) => {
      const attributes = new Attributes({
        operation: 'DELETE',
        kind: { group: kind.group, version: kind.version, kind: kind.kind },
        resource: { ...groupVersion, resource },
        name,
        namespace: context.namespace || (kind.kind === 'Namespace' && kind.group === '' ? name : ''),
        oldObject: fromHub(old),
        options,
        user: context.user,
        warn: context.warn,
        signal: context.signal,
      });
      await admission.plugin.admit?.(attributes, admission.interfaces);
      await admission.plugin.validate?.(attributes, admission.interfaces);
    };
  }
}

/** The user of a controller, as kube-controller-manager gives each one. @param name `namespace-controller` */
export function controllerUser(name: string): UserInfo {
  return {
    name: `system:serviceaccount:kube-system:${name}`,
    groups: ['system:serviceaccounts', 'system:serviceaccounts:kube-system', AllAuthenticated],
  };
}
