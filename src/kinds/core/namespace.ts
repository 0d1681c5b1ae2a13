import type * as corev1 from '#api/core/v1/index';
import type { Namespace } from '#api/core/v1/zz_generated.types';
import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { nameIsDNSLabel } from '#apimachinery/api/validation/names';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { isMap } from '#engine/json/untyped';
import type { Faults } from '#src/validation/checks/faults';
import { checkFinalizer, checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import { isEmpty, isJust, type WithoutServerFields, without } from '../aspects/server_fields.ts';
import type { KindStrategy } from '../aspects/strategy.ts';

export function checkNamespace(faults: Faults, { metadata, spec }: Namespace): void {
  const { name = '' } = metadata;
  // The name becomes a label.
  const labels = name === '' ? metadata.labels : { ...metadata.labels, 'kubernetes.io/metadata.name': name };
  checkObjectMeta(faults, { ...metadata, ...(labels && { labels }) }, { namespaced: false, name: nameIsDNSLabel });
  const path = newPath('spec', 'finalizers');
  for (const finalizer of spec?.finalizers ?? []) checkNamespaceFinalizer(faults, path, finalizer);
}

export function checkNamespaceFinalizer(faults: Faults, path: Path, finalizer: string): void {
  faults.each(path, finalizer, isQualifiedName(finalizer));
  checkFinalizer(faults, path, finalizer);
}

export const namespaceColumns: readonly Column<Namespace>[] = [
  nameColumn,
  { name: 'Status', value: ({ status }) => status?.phase ?? '' },
  ageColumn,
];

export const namespaceStrategy: KindStrategy<Namespace> = {
  returnDeletedObject: true,
  selectableFields: { 'status.phase': ({ status }) => status?.phase ?? '' },
};

function fillNamespace({ metadata }: corev1.Namespace): void {
  if (metadata?.name) metadata.labels = { ...metadata.labels, 'kubernetes.io/metadata.name': metadata.name };
}

export const namespaceDefaults: StructDefaults = {
  'core/v1.Namespace': fillNamespace,
  'core/v1.NamespaceStatus': (object: corev1.NamespaceStatus) => void (object.phase ||= 'Active'),
};

/** Without the label with its name, and the finalizer that every namespace has. */
export const namespaceWithoutServerFields: WithoutServerFields = (namespace) => {
  const { metadata, spec } = namespace;
  const result: Record<string, unknown> = { ...namespace };
  if (isMap(metadata) && isMap(metadata['labels'])) {
    const labels = without(metadata['labels'], ({ key }) => key === 'kubernetes.io/metadata.name');
    result['metadata'] = isEmpty(labels) ? without(metadata, ({ key }) => key === 'labels') : { ...metadata, labels };
  }
  if (isMap(spec)) {
    const own = without(spec, ({ key, value }) => key === 'finalizers' && isJust(value, 'kubernetes'));
    if (isEmpty(own)) delete result['spec'];
    else result['spec'] = own;
  }
  return result;
};
