import { newPath } from '#apimachinery/util/validation/field/path';
/** Numbers of a status, of which none is negative. */
export function checkCounts(faults, path, counts) {
    for (const [name, count] of Object.entries(counts))
        faults.nonNegative(path.child(name), count);
}
/** Some of the replicas are no more than all, and what is available is ready. */
export function checkParts(faults, path, { replicas = 0, readyReplicas = 0, availableReplicas = 0 }, others, ready = 'readyReplicas') {
    for (const [name, count = 0] of Object.entries({ ...others, readyReplicas, availableReplicas }))
        if (count > replicas)
            faults.invalid(path.child(name), count, 'cannot be greater than status.replicas');
    if (availableReplicas > readyReplicas)
        faults.invalid(path.child('availableReplicas'), availableReplicas, `cannot be greater than ${ready}`);
}
/** How often a name was taken is counted upwards. */
export function checkCollisions(faults, path, now, old) {
    if (old !== undefined && (now === undefined || now < old))
        faults.invalid(path.child('collisionCount'), now ?? 0, 'cannot be decremented');
}
/** Mirrors `ValidateReplicaSetStatusUpdate` of kube-apiserver. */
export function checkReplicaSetStatusUpdate(faults, { status = { replicas: 0 } }) {
    const path = newPath('status');
    const { replicas, fullyLabeledReplicas, readyReplicas, availableReplicas, observedGeneration } = status;
    const terminatingReplicas = 'terminatingReplicas' in status ? status.terminatingReplicas : undefined;
    const counts = { replicas, fullyLabeledReplicas, readyReplicas, availableReplicas, observedGeneration };
    checkCounts(faults, path, { ...counts, terminatingReplicas });
    checkParts(faults, path, status, { fullyLabeledReplicas });
}
