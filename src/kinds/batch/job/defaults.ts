import type * as batchv1 from '#api/batch/v1/index';
import type { StructDefaults } from '../../aspects/defaults.ts';

/** The largest int32: the failures of single indexes count instead. */
const NO_BACKOFF_LIMIT = 2_147_483_647;

function fillJob({ metadata, spec }: batchv1.Job): void {
  if (spec === undefined) return;
  if (spec.parallelism == null) spec.completions ??= 1;
  spec.parallelism ??= 1;
  spec.backoffLimit ??= spec.backoffLimitPerIndex == null ? 6 : NO_BACKOFF_LIMIT;
  const labels = spec.template?.metadata?.labels;
  // The same map, as in Go: what the strategy adds to the template's labels are labels of the Job, too.
  if (labels && Object.keys(metadata.labels ?? {}).length === 0) metadata.labels = labels;
  spec.completionMode ??= 'NonIndexed';
  spec.suspend ??= false;
  spec.podReplacementPolicy ??= spec.podFailurePolicy ? 'Failed' : 'TerminatingOrFailed';
  spec.manualSelector ??= false;
}

export const jobDefaults: StructDefaults = {
  'batch/v1.Job': fillJob,
  'batch/v1.PodFailurePolicyOnPodConditionsPattern': (pattern: batchv1.PodFailurePolicyOnPodConditionsPattern) =>
    void (pattern.status ||= 'True'),
};
