import type { Faults } from '#src/validation/checks/faults';
import type { Namespace } from '#api/core/v1/zz_generated.types';
import { checkObjectMeta, checkFinalizer } from '#src/validation/checks/object_meta';
import { nameIsDNSLabel } from '#apimachinery/api/validation/names';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import type { Validation } from '../aspects/validation.ts';

export function checkNamespace(faults: Faults, { metadata, spec }: Namespace): void {
  const { name = '' } = metadata;
  // The name becomes a label.
  const labels = name === '' ? metadata.labels : { ...metadata.labels, 'kubernetes.io/metadata.name': name };
  checkObjectMeta(faults, { ...metadata, ...(labels && { labels }) }, { namespaced: false, name: nameIsDNSLabel });
  const path = newPath('spec', 'finalizers');
  for (const finalizer of spec?.finalizers ?? []) {
    faults.each(path, finalizer, isQualifiedName(finalizer));
    checkFinalizer(faults, path, finalizer);
  }
}

export const namespaceValidation: Validation<Namespace> = { create: checkNamespace };
