import type { PodTemplate } from '#api/core/v1/zz_generated.types';
import { formatLabels } from '#apimachinery/labels/compare';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import { isSameGeneration } from '../aspects/warnings.ts';
import { containerImages, containerNames } from './pod_spec/container_columns.ts';
import { dropDisabledTemplateFields } from './pod_spec/disabled_fields.ts';
import { emptyInPodSpec } from './pod_spec/empty_lists.ts';
import { checkPodTemplateSpec } from './pod_spec/pod_template_spec.ts';
import { podTemplateWarnings } from './pod_spec/warnings.ts';

export function checkPodTemplate(faults: Faults, { metadata, template }: PodTemplate): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
  checkPodTemplateSpec(faults, newPath('template'), template ?? {});
}

export const podTemplateColumns: readonly Column<PodTemplate>[] = [
  nameColumn,
  { name: 'Containers', value: ({ template }) => containerNames(template?.spec?.containers) },
  { name: 'Images', value: ({ template }) => containerImages(template?.spec?.containers) },
  { name: 'Pod Labels', value: ({ template }) => formatLabels(template?.metadata?.labels ?? {}) },
];

export const podTemplateStrategy: KindStrategy<PodTemplate> = {
  emptyIsSaid: /* @__PURE__ */ emptyInPodSpec('template.spec'),
  generation: true,
  returnDeletedObject: true,
  dropDisabled: ({ template }, old) => dropDisabledTemplateFields(template, old?.template),
  warnings: (object, old) =>
    isSameGeneration(object, old) ? [] : podTemplateWarnings(newPath('template'), object.template),
};
