import type * as corev1 from '#api/core/v1/index';
import type { ReplicationController } from '#api/core/v1/zz_generated.types';
import { isDNS1123Subdomain } from '#apimachinery/api/validate/content/dns';
import { formatLabels } from '#apimachinery/labels/compare';
import { selectorFromSet } from '#apimachinery/labels/selector_from_set';
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
import { containerImages, containerNames } from './pod_spec/container_columns.ts';
import { isEmpty } from './pod_spec/defaults.ts';
import { dropDisabledTemplateFields } from './pod_spec/disabled_fields.ts';
import { emptyInPodSpec } from './pod_spec/empty_lists.ts';
import { checkPodTemplateSpec, checkRunsForEver } from './pod_spec/pod_template_spec.ts';
import { podTemplateWarnings } from './pod_spec/warnings.ts';

export function checkReplicationController(faults: Faults, { metadata, spec }: ReplicationController): void {
  const path = newPath('spec');
  const own = spec?.template?.metadata?.labels;
  const unlabelled = Object.keys(metadata.labels ?? {}).length === 0;
  checkObjectMeta(faults, unlabelled && own !== undefined ? { ...metadata, labels: own } : metadata, {
    namespaced: true,
    name: isDNS1123Subdomain,
  });
  faults.declared.nonNegative(path.child('minReadySeconds'), spec?.minReadySeconds);
  const template = spec?.template;
  const labels = template?.metadata?.labels ?? {};
  // The labels of the template are the default.
  const selector = spec?.selector !== undefined && Object.keys(spec.selector).length > 0 ? spec.selector : labels;
  if (Object.keys(selector).length === 0) faults.required(path.child('selector'));
  faults.declared.nonNegative(path.child('replicas'), spec?.replicas);
  const at = path.child('template');
  if (template === undefined) {
    faults.required(at);
    return;
  }
  if (Object.entries(selector).some(([key, value]) => labels[key] !== value)) {
    faults.invalid(at.child('metadata', 'labels'), labels, '`selector` does not match template `labels`');
  }
  checkPodTemplateSpec(faults, at, template);
  checkRunsForEver(faults, at, template, 'ReplicationController');
}

export const replicationControllerUpdateValidation: UpdateValidation<ReplicationController> = {
  subresources: { status: checkReplicaSetStatusUpdate },
};

export const replicationControllerColumns: readonly Column<ReplicationController>[] = [
  nameColumn,
  { name: 'Desired', type: 'integer', value: ({ spec }) => spec?.replicas ?? 0 },
  { name: 'Current', type: 'integer', value: ({ status }) => status?.replicas ?? 0 },
  { name: 'Ready', type: 'integer', value: ({ status }) => status?.readyReplicas ?? 0 },
  ageColumn,
  { name: 'Containers', priority: 1, value: ({ spec }) => containerNames(spec?.template?.spec?.containers) },
  { name: 'Images', priority: 1, value: ({ spec }) => containerImages(spec?.template?.spec?.containers) },
  { name: 'Selector', priority: 1, value: ({ spec }) => formatLabels(spec?.selector ?? {}) },
];

export const replicationControllerStrategy: KindStrategy<ReplicationController> = {
  emptyIsSaid: /* @__PURE__ */ emptyInPodSpec('spec.template.spec'),
  generation: true,
  dropDisabled: ({ spec }, old) => dropDisabledTemplateFields(spec?.template, old?.spec?.template),
  *warnings(controller, old) {
    if (old === undefined) yield* nameWarnings(controller);
    // As in Go, of the template that was.
    if (!isSameGeneration(controller, old))
      yield* podTemplateWarnings(newPath('spec', 'template'), (old ?? controller).spec?.template);
  },
  selectableFields: { 'status.replicas': ({ status }) => String(status?.replicas ?? 0) },
  defaultGarbageCollectionPolicy: 'OrphanDependents',
  storagePrefix: 'controllers',
  scaleSelector: ({ spec }) => selectorFromSet(spec?.selector ?? {}).toString(),
};

function fillReplicationController({ metadata, spec }: corev1.ReplicationController): void {
  if (!spec?.template?.metadata?.labels) return;
  const { labels } = spec.template.metadata;
  if (isEmpty(spec.selector)) spec.selector = { ...labels };
  if (isEmpty(metadata.labels)) metadata.labels = { ...labels };
}

export const replicationControllerDefaults: StructDefaults = {
  'core/v1.ReplicationController': fillReplicationController,
  'core/v1.ReplicationControllerSpec': (object: corev1.ReplicationControllerSpec) => void (object.replicas ??= 1),
};
