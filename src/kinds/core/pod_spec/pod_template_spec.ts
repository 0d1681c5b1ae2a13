import type { PodTemplateSpec } from '#api/core/v1/zz_generated.structs';
import { validateAnnotations } from '#apimachinery/api/validation/annotations';
import { validateLabels } from '#apimachinery/apis/meta/v1/validation/labels';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkPodAnnotations, checkProfilesAgree } from './pod_annotations.ts';
import { checkPodSpec } from './pod_spec.ts';

/** The Pods of the template are started again whenever they end. */
export function checkRunsForEver(faults: Faults, path: Path, template: Partial<PodTemplateSpec>, kind: string): void {
  const restartPolicy = template.spec?.restartPolicy || 'Always';
  if (restartPolicy !== 'Always') faults.unsupported(path.child('spec', 'restartPolicy'), restartPolicy, ['Always']);
  if (template.spec?.activeDeadlineSeconds !== undefined) {
    faults.forbidden(path.child('spec', 'activeDeadlineSeconds'), `activeDeadlineSeconds in ${kind} is not Supported`);
  }
}

/** What Pods are made of. */
export function checkPodTemplateSpec(faults: Faults, path: Path, template: Partial<PodTemplateSpec>): void {
  const { metadata = {}, spec = { containers: [] } } = template;
  faults.add(validateLabels(metadata.labels, path.child('labels')));
  faults.add(validateAnnotations(metadata.annotations, path.child('annotations')));
  checkPodAnnotations(faults, path.child('annotations'), metadata.annotations ?? {}, spec);
  checkPodSpec(faults, path.child('spec'), spec, undefined);
  checkProfilesAgree(faults, path.child('spec'), metadata, spec);
  if ((spec.ephemeralContainers ?? []).length > 0) {
    faults.forbidden(path.child('spec', 'ephemeralContainers'), 'ephemeral containers not allowed in pod template');
  }
}
