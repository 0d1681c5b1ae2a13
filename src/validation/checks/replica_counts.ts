import type { ReplicaSet } from '#api/apps/v1/zz_generated.types';
import type { ReplicationController } from '#api/core/v1/zz_generated.types';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Integer } from '#engine/schema/wire';
import type { Faults } from './faults.ts';

type Counts = Readonly<Record<string, Integer | undefined>>;

/** Numbers of a status, of which none is negative. */
export function checkCounts(faults: Faults, path: Path, counts: Counts): void {
  for (const [name, count] of Object.entries(counts)) faults.nonNegative(path.child(name), count);
}

interface Replicas {
  readonly replicas?: number;
  readonly readyReplicas?: number;
  readonly availableReplicas?: number;
}

/** Some of the replicas are no more than all, and what is available is ready. */
export function checkParts(
  faults: Faults,
  path: Path,
  { replicas = 0, readyReplicas = 0, availableReplicas = 0 }: Replicas,
  others: Counts,
  ready = 'readyReplicas',
): void {
  for (const [name, count = 0] of Object.entries({ ...others, readyReplicas, availableReplicas }))
    if (count > replicas) faults.invalid(path.child(name), count, 'cannot be greater than status.replicas');
  if (availableReplicas > readyReplicas)
    faults.invalid(path.child('availableReplicas'), availableReplicas, `cannot be greater than ${ready}`);
}

/** How often a name was taken is counted upwards. */
export function checkCollisions(faults: Faults, path: Path, now: number | undefined, old: number | undefined): void {
  if (old !== undefined && (now === undefined || now < old))
    faults.invalid(path.child('collisionCount'), now ?? 0, 'cannot be decremented');
}

/** Mirrors `ValidateReplicaSetStatusUpdate` of kube-apiserver. */
export function checkReplicaSetStatusUpdate(
  faults: Faults,
  { status = { replicas: 0 } }: ReplicaSet | ReplicationController,
): void {
  const path = newPath('status');
  const { replicas, fullyLabeledReplicas, readyReplicas, availableReplicas, observedGeneration } = status;
  const terminatingReplicas = 'terminatingReplicas' in status ? status.terminatingReplicas : undefined;
  const counts = { replicas, fullyLabeledReplicas, readyReplicas, availableReplicas, observedGeneration };
  checkCounts(faults, path, { ...counts, terminatingReplicas });
  checkParts(faults, path, status, { fullyLabeledReplicas });
}
