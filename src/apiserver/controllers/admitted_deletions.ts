import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { Attributes } from '#src/admission/index';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { ServerAdmission } from '../endpoints/server_admission.ts';
import { overridden } from '../registry/overridden.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { DeleteValidation } from '../registry/store_options.ts';
import { AllAuthenticated, type UserInfo } from '../request/user.ts';

/**
 * A storage for controllers that delete what others have made, such as the garbage collector. Admission plug-ins are asked
 * about deletions, with the user of the context: an owner reference or a deleted namespace does not get around them.
 * @param admission undefined: nobody is asked
 */
export function withAdmittedDeletions(
  served: ServedResource,
  admission: () => ServerAdmission | undefined,
): RESTStorage {
  const { kind, groupVersion, resource, store, fromHub } = served;
  /** @param name empty for a collection, as in requests */
  function validation(name: string, options: DeleteOptions, context: RequestContext): DeleteValidation | undefined {
    const asked = admission();
    if (asked === undefined || asked.plugin.handles?.('DELETE') === false) return undefined;
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
      await asked.plugin.admit?.(attributes, asked.interfaces);
      await asked.plugin.validate?.(attributes, asked.interfaces);
    };
  }
  return overridden(store, {
    delete: (name, options, context) => store.delete(name, options, context, validation(name, options, context)),
    deleteCollection: (options, list, context) =>
      store.deleteCollection(options, list, context, validation('', options, context)),
  });
}

/** The user of a controller, as kube-controller-manager gives each one. @param name `namespace-controller` */
export function controllerUser(name: string): UserInfo {
  return {
    name: `system:serviceaccount:kube-system:${name}`,
    groups: ['system:serviceaccounts', 'system:serviceaccounts:kube-system', AllAuthenticated],
  };
}
