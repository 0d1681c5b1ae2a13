import { isObserved } from '../../aspects/readiness.js';
/** All Pods of the StatefulSet are of the last version, and ready. */
export function statefulSetRolledOut(set) {
    if (!isObserved(set))
        return false;
    const wanted = set?.spec?.replicas ?? 1;
    const { updatedReplicas = 0, readyReplicas = 0 } = set?.status ?? {};
    return updatedReplicas >= wanted && readyReplicas >= wanted;
}
export const statefulSetReadiness = {
    of: (set) => (statefulSetRolledOut(set) ? 'ready' : 'waiting'),
};
