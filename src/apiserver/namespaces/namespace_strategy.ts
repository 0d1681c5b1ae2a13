import { Namespace } from '#api/core/v1/zz_generated.types';
import { newConflict } from '#apimachinery/api/errors/constructors';
import { validateNamespaceName } from '#apimachinery/api/validation/names';
import { validateObjectMeta } from '#apimachinery/api/validation/object_meta';
import { now } from '#apimachinery/apis/meta/v1/time';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { copy } from '#engine/verbs/copy';
import { checkNamespaceFinalizer } from '../../kinds/core/namespace.ts';
import { Faults } from '../../validation/checks/faults.ts';
import type { SubresourceREST } from '../registry/custom_rest.ts';
import { deletionFinalizers } from '../registry/garbage_collection.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { Store } from '../registry/store.ts';
import type { Deleted } from '../registry/store_options.ts';
import { allBut } from '../resources/default_strategy.ts';

/** Stands in `spec.finalizers` for what is in the namespace. */
export const KUBERNETES = 'kubernetes';

/** By it selectors of namespaces can name one. */
const NAME_LABEL = 'kubernetes.io/metadata.name';

/** The strategy of Namespaces. Mirrors that of kube-apiserver. */
export const namespaceStrategy: Strategy<Namespace> = {
  allowUnconditionalUpdate: true,
  ownsStatusAndGeneration: true,
  default: setNameLabel,
  prepareForCreate(namespace) {
    namespace.status = { phase: 'Active' };
    const { finalizers = [] } = namespace.spec ?? {};
    if (!finalizers.includes(KUBERNETES))
      namespace.spec = { ...namespace.spec, finalizers: [...finalizers, KUBERNETES] };
  },
  prepareForUpdate(namespace, old) {
    if (old.spec === undefined) delete namespace.spec;
    else namespace.spec = copy(old.spec);
    if (old.status === undefined) delete namespace.status;
    else namespace.status = copy(old.status);
  },
  validate: (namespace) => validate(namespace),
  validateUpdate: (namespace) => [...validate(namespace), ...phaseErrors(namespace)],
  canonicalize: setNameLabel,
  isHeld: ({ spec }) => (spec?.finalizers ?? []).length > 0,
};

/** The strategy of `/status`, which changes metadata, too, as that of kube-apiserver. */
export const namespaceStatusStrategy: Strategy<Namespace> = {
  allowUnconditionalUpdate: true,
  resetFields: allBut('spec'),
  prepareForUpdate(namespace, old) {
    if (old.spec === undefined) delete namespace.spec;
    else namespace.spec = copy(old.spec);
  },
  validateUpdate: (namespace) => phaseErrors(namespace),
  canonicalize: setNameLabel,
};

/** The strategy of `/finalize`, which alone changes `spec.finalizers`. */
const finalizeStrategy: Strategy<Namespace> = {
  allowUnconditionalUpdate: true,
  prepareForUpdate(namespace, old) {
    if (old.status === undefined) delete namespace.status;
    else namespace.status = copy(old.status);
  },
  validateUpdate: (namespace) => finalizerErrors(namespace, (path, index) => path.index(index)),
};

function setNameLabel({ metadata }: Namespace): void {
  if (metadata.name) metadata.labels = { ...metadata.labels, [NAME_LABEL]: metadata.name };
}

function validate(namespace: Namespace): ErrorList {
  return [
    ...validateObjectMeta(namespace.metadata, false, validateNamespaceName, newPath('metadata')),
    ...finalizerErrors(namespace),
  ];
}

/** @param at where kube-apiserver says that a finalizer stands: of a new Namespace, not which of all */
function finalizerErrors({ spec }: Namespace, at = (path: Path, _: number): Path => path): ErrorList {
  return Faults.of((faults) => {
    for (const [index, name] of (spec?.finalizers ?? []).entries())
      checkNamespaceFinalizer(faults, at(newPath('spec', 'finalizers'), index), name);
  });
}

function phaseErrors({ metadata, status }: Namespace): ErrorList {
  const phase = status?.phase;
  const wanted = metadata.deletionTimestamp ? 'Terminating' : 'Active';
  if (phase === undefined || phase === wanted) return [];
  const when = metadata.deletionTimestamp ? 'not empty' : 'empty';
  return [invalid(newPath('status', 'Phase'), phase, `may only be '${wanted}' if \`deletionTimestamp\` is ${when}`)];
}

/** `/finalize` of Namespaces: a PUT. */
export function finalizeREST(store: () => Store<Namespace>): SubresourceREST<Namespace> {
  return {
    kind: Namespace,
    update: (name, info, context, options) =>
      store().update(name, info, context, { ...options, strategy: finalizeStrategy }),
  };
}

/**
 * The deletion of a namespace: the first one begins it, and it stays until nothing is in it any more. Mirrors
 * `REST.Delete` of kube-apiserver's `registry/core/namespace`.
 */
export function namespaceREST(store: Store<Namespace>): Partial<RESTStorage<Namespace>> {
  return {
    async delete(name, options, context, validation): Promise<Deleted<Namespace>> {
      const found = await store.get(name, context);
      const { uid, resourceVersion } = options.preconditions ?? {};
      const conflict = (what: string, given: string, own: string | undefined): Error =>
        newConflict(
          { group: '', resource: 'namespaces' },
          name,
          new Error(`Precondition failed: ${what} in precondition: ${given}, ${what} in object meta: ${own ?? ''}`),
        );
      if (uid && uid !== found.metadata.uid) throw conflict('UID', uid, found.metadata.uid);
      if (resourceVersion && resourceVersion !== found.metadata.resourceVersion)
        throw conflict('ResourceVersion', resourceVersion, found.metadata.resourceVersion);
      if (found.metadata.deletionTimestamp) {
        if ((found.spec?.finalizers ?? []).length === 0) return store.delete(name, options, context, validation);
        return { object: found, deleted: false, returnObject: true };
      }
      const object = await store.change(
        name,
        async (existing) => {
          await validation?.(existing);
          const namespace = copy(existing);
          const { metadata } = namespace;
          metadata.deletionTimestamp ??= now();
          namespace.status = { ...namespace.status, phase: 'Terminating' };
          const finalizers = deletionFinalizers(namespaceStrategy, metadata.finalizers ?? [], options);
          if (finalizers !== undefined) metadata.finalizers = finalizers;
          return namespace;
        },
        context,
        {
          preconditions: { uid: uid ?? found.metadata.uid, resourceVersion },
          dryRun: (options.dryRun ?? []).length > 0,
        },
      );
      return { object, deleted: false, returnObject: true };
    },
  };
}
