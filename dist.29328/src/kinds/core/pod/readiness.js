import { hasCondition } from '../../aspects/readiness.js';
/** The Pod runs and answers its readiness probes. */
export function isPodReady(pod) {
    return hasCondition('Ready')(pod);
}
/** The Pod's containers have been started, or it has ended already. */
export function isPodRunning(pod) {
    return ['Running', 'Succeeded', 'Failed'].includes(pod?.status?.phase ?? '');
}
/** All containers of the Pod have ended, well or not. */
export function isPodCompleted(pod) {
    return ['Succeeded', 'Failed'].includes(pod?.status?.phase ?? '');
}
export const podReadiness = {
    of(pod) {
        if (pod.status?.phase === 'Failed')
            return 'failed';
        return isPodReady(pod) || pod.status?.phase === 'Succeeded' ? 'ready' : 'waiting';
    },
};
