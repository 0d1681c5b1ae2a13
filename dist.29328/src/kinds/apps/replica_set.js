import { formatLabelSelector, labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkReplicaSetStatusUpdate } from '#src/validation/checks/replica_counts';
import { ageColumn, nameColumn } from '../aspects/cells.js';
import { containerImages, containerNames } from '../core/pod_spec/container_columns.js';
import { dropDisabledTemplateFields } from '../core/pod_spec/disabled_fields.js';
import { checkPodSet, DEPLOYMENT_RULES } from './pod_set.js';
export function checkReplicaSet(faults, { metadata, spec }) {
    const path = newPath('spec');
    checkObjectMeta(faults, metadata, { namespaced: true });
    faults.nonNegative(path.child('replicas'), spec?.replicas);
    faults.nonNegative(path.child('minReadySeconds'), spec?.minReadySeconds);
    checkPodSet(faults, path, spec?.selector, spec?.template ?? {}, DEPLOYMENT_RULES);
}
export const replicaSetUpdateValidation = {
    immutable: { 'spec.selector': null },
    subresources: { status: checkReplicaSetStatusUpdate },
};
export const replicaSetColumns = [
    nameColumn,
    { name: 'Desired', type: 'integer', value: ({ spec }) => spec?.replicas ?? 0 },
    { name: 'Current', type: 'integer', value: ({ status }) => status?.replicas ?? 0 },
    { name: 'Ready', type: 'integer', value: ({ status }) => status?.readyReplicas ?? 0 },
    ageColumn,
    { name: 'Containers', priority: 1, value: ({ spec }) => containerNames(spec?.template?.spec?.containers) },
    { name: 'Images', priority: 1, value: ({ spec }) => containerImages(spec?.template?.spec?.containers) },
    { name: 'Selector', priority: 1, value: ({ spec }) => formatLabelSelector(spec?.selector) },
];
export const replicaSetStrategy = {
    generation: true,
    dropDisabled: ({ spec }, old) => dropDisabledTemplateFields(spec?.template, old?.spec?.template),
    scaleSelector: ({ spec }) => labelSelectorAsSelector(spec?.selector).toString(),
};
export const replicaSetDefaults = {
    'apps/v1.ReplicaSetSpec': (spec) => void (spec.replicas ??= 1),
};
