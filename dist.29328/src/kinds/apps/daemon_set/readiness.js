import { isObserved } from '../../aspects/readiness.js';
/** On every node that is meant there is a Pod of the last version of the DaemonSet, and available. */
export function daemonSetRolledOut(set) {
    if (!isObserved(set))
        return false;
    const { desiredNumberScheduled = 0, updatedNumberScheduled = 0, numberAvailable = 0 } = set?.status ?? {};
    return updatedNumberScheduled >= desiredNumberScheduled && numberAvailable >= desiredNumberScheduled;
}
export const daemonSetReadiness = {
    of: (set) => (daemonSetRolledOut(set) ? 'ready' : 'waiting'),
};
