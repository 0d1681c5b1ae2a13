import { newPath } from '#apimachinery/util/validation/field/path';
import type { ReplicationController } from '#api/core/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';
import { checkRunsForEver } from './endless_pods.ts';
import { checkPodTemplateSpec } from './pod.ts';

export function checkReplicationController(faults: Faults, { metadata, spec }: ReplicationController): void {
  const path = newPath('spec');
  const own = spec?.template?.metadata?.labels;
  const unlabelled = Object.keys(metadata.labels ?? {}).length === 0;
  checkObjectMeta(faults, unlabelled && own !== undefined ? { ...metadata, labels: own } : metadata, {
    namespaced: true,
  });
  faults.nonNegative(path.child('minReadySeconds'), spec?.minReadySeconds);
  const template = spec?.template;
  const labels = template?.metadata?.labels ?? {};
  // The labels of the template are the default.
  const selector = spec?.selector !== undefined && Object.keys(spec.selector).length > 0 ? spec.selector : labels;
  if (Object.keys(selector).length === 0) faults.required(path.child('selector'));
  faults.nonNegative(path.child('replicas'), spec?.replicas);
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
