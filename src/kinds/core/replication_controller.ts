import type { Faults } from '#src/validation/checks/faults';
import type { ReplicationController } from '#api/core/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkReplicaSetStatusUpdate } from '#src/validation/checks/replica_counts';
import { checkPodTemplateSpec, checkRunsForEver } from './pod_spec/pod_template_spec.ts';
import type { Validation } from '../aspects/validation.ts';

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

export const replicationControllerValidation: Validation<ReplicationController> = {
  create: checkReplicationController,
  subresources: { status: checkReplicaSetStatusUpdate },
};
