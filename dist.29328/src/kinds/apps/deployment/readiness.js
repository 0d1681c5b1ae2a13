import { hasCondition, isObserved, } from '../../aspects/readiness.js';
/** Enough Pods of the Deployment are available, those of an older version counted; its controller has seen the last change. */
export function deploymentAvailable(deployment) {
    return isObserved(deployment) && hasCondition('Available')(deployment);
}
/** All Pods of the Deployment are of the last version, and available: what `kubectl rollout status` waits for. */
export function deploymentRolledOut(deployment) {
    if (!isObserved(deployment))
        return false;
    const { replicas = 0, updatedReplicas = 0, availableReplicas = 0 } = deployment?.status ?? {};
    const wanted = deployment?.spec?.replicas ?? 1;
    return updatedReplicas >= wanted && replicas <= updatedReplicas && availableReplicas >= updatedReplicas;
}
export const deploymentReadiness = {
    of: (deployment) => (deploymentRolledOut(deployment) ? 'ready' : 'waiting'),
};
