import type * as appsv1 from '#api/apps/v1/index';
import type { ReplicaSet } from '#api/apps/v1/zz_generated.types';
import { formatLabelSelector, labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkReplicaSetStatusUpdate } from '#src/validation/checks/replica_counts';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { isSameGeneration, nameWarnings } from '../aspects/warnings.ts';
import { containerImages, containerNames } from '../core/pod_spec/container_columns.ts';
import { dropDisabledTemplateFields } from '../core/pod_spec/disabled_fields.ts';
import { emptyInPodSpec } from '../core/pod_spec/empty_lists.ts';
import { podTemplateWarnings } from '../core/pod_spec/warnings.ts';
import { checkPodSet, DEPLOYMENT_RULES } from './pod_set.ts';

export function checkReplicaSet(faults: Faults, { metadata, spec }: ReplicaSet): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true });
  faults.nonNegative(path.child('replicas'), spec?.replicas);
  faults.nonNegative(path.child('minReadySeconds'), spec?.minReadySeconds);
  checkPodSet(faults, path, spec?.selector, spec?.template ?? {}, DEPLOYMENT_RULES);
}

export const replicaSetUpdateValidation: UpdateValidation<ReplicaSet> = {
  immutable: { 'spec.selector': null },
  subresources: { status: checkReplicaSetStatusUpdate },
};

export const replicaSetColumns: readonly Column<ReplicaSet>[] = [
  nameColumn,
  { name: 'Desired', type: 'integer', value: ({ spec }) => spec?.replicas ?? 0 },
  { name: 'Current', type: 'integer', value: ({ status }) => status?.replicas ?? 0 },
  { name: 'Ready', type: 'integer', value: ({ status }) => status?.readyReplicas ?? 0 },
  ageColumn,
  { name: 'Containers', priority: 1, value: ({ spec }) => containerNames(spec?.template?.spec?.containers) },
  { name: 'Images', priority: 1, value: ({ spec }) => containerImages(spec?.template?.spec?.containers) },
  { name: 'Selector', priority: 1, value: ({ spec }) => formatLabelSelector(spec?.selector) },
];

export const replicaSetStrategy: KindStrategy<ReplicaSet> = {
  emptyIsSaid: /* @__PURE__ */ emptyInPodSpec('spec.template.spec'),
  generation: true,
  dropDisabled: ({ spec }, old) => dropDisabledTemplateFields(spec?.template, old?.spec?.template),
  *warnings(set, old) {
    if (old === undefined) yield* nameWarnings(set);
    if (!isSameGeneration(set, old)) yield* podTemplateWarnings(newPath('spec', 'template'), set.spec?.template);
  },
  scaleSelector: ({ spec }) => labelSelectorAsSelector(spec?.selector).toString(),
};

export const replicaSetDefaults: StructDefaults = {
  'apps/v1.ReplicaSetSpec': (spec: appsv1.ReplicaSetSpec) => void (spec.replicas ??= 1),
};
