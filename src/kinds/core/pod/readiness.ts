import { hasCondition, type ReadinessOf, type WithConditions } from '../../aspects/readiness.ts';

/** The Pod runs and answers its readiness probes. */
export function isPodReady(pod: WithConditions | undefined): boolean {
  return hasCondition('Ready')(pod);
}

/** The Pod's containers have been started, or it has ended already. */
export function isPodRunning(
  pod: { readonly status?: { readonly phase?: string | undefined } | undefined } | undefined,
): boolean {
  return ['Running', 'Succeeded', 'Failed'].includes(pod?.status?.phase ?? '');
}

/** All containers of the Pod have ended, well or not. */
export function isPodCompleted(
  pod: { readonly status?: { readonly phase?: string | undefined } | undefined } | undefined,
): boolean {
  return ['Succeeded', 'Failed'].includes(pod?.status?.phase ?? '');
}

export const podReadiness: ReadinessOf<WithConditions & { readonly status?: { readonly phase?: string } }> = {
  of(pod) {
    if (pod.status?.phase === 'Failed') return 'failed';
    return isPodReady(pod) || pod.status?.phase === 'Succeeded' ? 'ready' : 'waiting';
  },
};
