import { formatLabels } from '#apimachinery/labels/compare';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { nameColumn } from '../aspects/cells.js';
import { containerImages, containerNames } from './pod_spec/container_columns.js';
import { dropDisabledTemplateFields } from './pod_spec/disabled_fields.js';
import { checkPodTemplateSpec } from './pod_spec/pod_template_spec.js';
export function checkPodTemplate(faults, { metadata, template }) {
    checkObjectMeta(faults, metadata, { namespaced: true });
    checkPodTemplateSpec(faults, newPath('template'), template ?? {});
}
export const podTemplateColumns = [
    nameColumn,
    { name: 'Containers', value: ({ template }) => containerNames(template?.spec?.containers) },
    { name: 'Images', value: ({ template }) => containerImages(template?.spec?.containers) },
    { name: 'Pod Labels', value: ({ template }) => formatLabels(template?.metadata?.labels ?? {}) },
];
export const podTemplateStrategy = {
    generation: true,
    returnDeletedObject: true,
    dropDisabled: ({ template }, old) => dropDisabledTemplateFields(template, old?.template),
};
