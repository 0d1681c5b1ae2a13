import type * as corev1 from 'kubetyped/api/core/v1';
import type { DeepReadonly } from 'kubetyped/client/tools/cache';

type Pod = DeepReadonly<corev1.Pod>;
type Service = DeepReadonly<corev1.Service>;

/** Whether a Service sends its traffic to a Pod, as far as labels tell. One without a selector chooses no Pods. */
export function selects({ metadata, spec }: Service, pod: Pod): boolean {
  if (metadata.namespace !== pod.metadata.namespace || spec?.type === 'ExternalName') return false;
  const wanted = Object.entries(spec?.selector ?? {});
  return wanted.length > 0 && wanted.every(([label, value]) => pod.metadata.labels?.[label] === value);
}

/** Whether a Pod that a Service selects is among the addresses of its EndpointSlices: it has one, and has not ended. */
export function hasEndpoint({ status }: Pod): boolean {
  return (status?.podIPs?.length ?? 0) > 0 && status?.phase !== 'Succeeded' && status?.phase !== 'Failed';
}
