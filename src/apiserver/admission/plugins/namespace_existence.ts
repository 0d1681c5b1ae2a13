import { Namespace } from '#api/core/v1/zz_generated.types';
import { newInternalError, newNotFound } from '#apimachinery/api/errors/constructors';
import { isAlreadyExists } from '#apimachinery/api/errors/predicates';
import { asError } from '#engine/text/as_error';
import { Attributes } from '#src/admission/index';
import type { APIObject } from '../../storage/api_object.ts';
import { withObjectMeta } from '../../storage/with_metadata.ts';
import { type AdmissionHost, type AdmissionPlugin, type HostedAdmission, newForbidden } from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

/** Refuses what is in a namespace that is not there. NamespaceLifecycle does more. */
export const namespaceExists: HostedAdmission = {
  install(host): AdmissionPlugin {
    const stored = new StoredObjects(host);
    return {
      name: 'NamespaceExists',
      handles: (operation) => operation !== 'CONNECT',
      async validate(attributes) {
        if (!isInNamespace(attributes) || host.find(Namespace) === undefined) return;
        const { namespace } = attributes;
        const found = await stored.latest(Namespace, namespace).catch((error: unknown) => {
          throw newInternalError(asError(error));
        });
        if (found === undefined) throw newNotFound({ group: '', resource: 'namespaces' }, namespace);
      },
    };
  },
};

/** Creates the namespace of an object that is created, unless it is there. */
export const namespaceAutoProvision: HostedAdmission = {
  install(host): AdmissionPlugin {
    const stored = new StoredObjects(host);
    return {
      name: 'NamespaceAutoProvision',
      handles: (operation) => operation === 'CREATE',
      async admit(attributes) {
        if (attributes.dryRun || !isInNamespace(attributes)) return;
        try {
          if ((await stored.get(Namespace, attributes.namespace)) === undefined)
            await createNamespace(host, stored, attributes.namespace);
        } catch (error) {
          if (!isAlreadyExists(error)) throw newForbidden(attributes, asError(error));
        }
      },
    };
  },
};

/** Whether a request is about something in a namespace. */
const isInNamespace = ({ kind, namespace }: Attributes): boolean =>
  namespace !== '' && !(kind.group === '' && kind.kind === 'Namespace');

/** As if the server sent a request of its own: plug-ins are asked. */
async function createNamespace(host: AdmissionHost, stored: StoredObjects, name: string): Promise<void> {
  const store = host.find(Namespace)?.store;
  if (store === undefined) return;
  const { plugin, interfaces } = host.admission();
  const context = stored.context('');
  const attributesOf = (object: APIObject): Attributes =>
    new Attributes({
      operation: 'CREATE',
      kind: { group: '', version: 'v1', kind: 'Namespace' },
      resource: { group: '', version: 'v1', resource: 'namespaces' },
      name,
      namespace: name,
      object,
      user: context.user,
      signal: context.signal,
    });
  const attributes = attributesOf(withObjectMeta(new Namespace({ metadata: { name } })));
  await plugin.admit?.(attributes, interfaces);
  await store.create(withObjectMeta(attributes.object ?? {}), context, {
    createValidation: async (object) => plugin.validate?.(attributesOf(object), interfaces),
    createConfirmation: () => attributes.confirm(),
  });
}
