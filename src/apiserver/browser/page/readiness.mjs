// @ts-check
// What keeps an object from being ready, as it says itself.

/** @param {any} object @param {string} type */
const condition = ({ status }, type) => status?.conditions?.find((/** @type {any} */ each) => each.type === type);
/** @param {any} object @param {string} type */
const isTrue = (object, type) => condition(object, type)?.status === 'True';
/** @param {{ reason?: string, message?: string } | undefined} said */
const words = ({ reason, message } = {}) => [reason, message].filter(Boolean).join(': ');

/** The reason of the first of these conditions that is not as it should be. @param {string[]} types `-Failed` should not be true */
const conditions =
  (...types) =>
  (/** @type {any} */ object) => {
    for (const each of types) {
      const type = each.replace('-', '');
      if (isTrue(object, type) === (type !== each)) return words(condition(object, type)) || `${type} is not known`;
    }
    return undefined;
  };

/** @param {any} pod */
function ofPod(pod) {
  const { phase = 'Pending', reason, message, initContainerStatuses = [], containerStatuses = [] } = pod.status ?? {};
  if (phase === 'Succeeded' || (phase !== 'Failed' && isTrue(pod, 'Ready'))) return undefined;
  for (const { name, state } of [...initContainerStatuses, ...containerStatuses]) {
    const { waiting, terminated } = state ?? {};
    const said = waiting ?? (terminated?.exitCode > 0 ? terminated : undefined);
    if (said !== undefined && said.reason !== 'PodInitializing') return `${name}: ${words(said)}`;
  }
  const scheduled = condition(pod, 'PodScheduled');
  return (
    words({ reason, message }) || words(scheduled?.status === 'False' ? scheduled : condition(pod, 'Ready')) || phase
  );
}

/**
 * @param {string} what
 * @param {(object: any) => readonly (number | undefined)[]} counts how many there should be, and each count that should be that
 * @param {(object: any) => string | undefined} [reason]
 */
const counted = (what, counts, reason) => (/** @type {any} */ object) => {
  const { metadata, status } = object;
  const [wanted = 0, ...found] = counts(object);
  const least = Math.min(...found.map((each = 0) => each));
  if (metadata.generation > (status?.observedGeneration ?? 0)) return 'The last change is not observed yet';
  if (least >= wanted) return undefined;
  return [`${least} of ${wanted} ${what}`, reason?.(object)].filter(Boolean).join('; ');
};

/** By group and resource. @type {Readonly<Record<string, (object: any) => string | undefined>>} */
export const FAULTS = {
  '/pods': ofPod,
  '/nodes': conditions('Ready', '-MemoryPressure', '-DiskPressure', '-PIDPressure', '-NetworkUnavailable'),
  'apps/deployments': counted(
    'updated and available',
    ({ spec, status }) => [spec.replicas ?? 1, status?.updatedReplicas, status?.availableReplicas],
    ({ status }) => {
      const bad = (/** @type {any} */ each) => each.status === (each.type === 'ReplicaFailure' ? 'True' : 'False');
      return status?.conditions?.filter(bad).map(words).join('; ');
    },
  ),
  'apps/statefulsets': counted('updated and ready', ({ spec, status }) => [
    spec.replicas ?? 1,
    status?.updatedReplicas,
    status?.readyReplicas,
  ]),
  'apps/daemonsets': counted('updated and available', ({ status }) => [
    status?.desiredNumberScheduled,
    status?.updatedNumberScheduled,
    status?.numberAvailable,
  ]),
  'batch/jobs'(job) {
    if (isTrue(job, 'Complete')) return undefined;
    const { active = 0, succeeded = 0 } = job.status ?? {};
    return conditions('-Failed', '-Suspended')(job) || `${succeeded} succeeded, ${active} active`;
  },
  'apiregistration.k8s.io/apiservices': conditions('Available'),
  'apiextensions.k8s.io/customresourcedefinitions': conditions('NamesAccepted', 'Established', '-Terminating'),
};
