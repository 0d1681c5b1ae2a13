/** The largest int32: the failures of single indexes count instead. */
const NO_BACKOFF_LIMIT = 2_147_483_647;
function fillJob({ metadata, spec }) {
    if (spec === undefined)
        return;
    if (spec.parallelism == null)
        spec.completions ??= 1;
    spec.parallelism ??= 1;
    spec.backoffLimit ??= spec.backoffLimitPerIndex == null ? 6 : NO_BACKOFF_LIMIT;
    const labels = spec.template?.metadata?.labels;
    if (labels && Object.keys(metadata.labels ?? {}).length === 0)
        metadata.labels = { ...labels };
    spec.completionMode ??= 'NonIndexed';
    spec.suspend ??= false;
    spec.podReplacementPolicy ??= spec.podFailurePolicy ? 'Failed' : 'TerminatingOrFailed';
    spec.manualSelector ??= false;
}
export const jobDefaults = {
    'batch/v1.Job': fillJob,
    'batch/v1.PodFailurePolicyOnPodConditionsPattern': (pattern) => void (pattern.status ||= 'True'),
};
