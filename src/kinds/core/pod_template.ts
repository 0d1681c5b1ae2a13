import type { Faults } from '#src/validation/checks/faults';
import type { PodTemplate } from '#api/core/v1/zz_generated.types';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkPodTemplateSpec } from './pod_spec/pod_template_spec.ts';
import type { Validation } from '../aspects/validation.ts';

export function checkPodTemplate(faults: Faults, { metadata, template }: PodTemplate): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
  checkPodTemplateSpec(faults, newPath('template'), template ?? {});
}

export const podTemplateValidation: Validation<PodTemplate> = { create: checkPodTemplate };
