import type { ReplicaSet } from '#api/apps/v1/zz_generated.types';
import type { ReplicationController } from '#api/core/v1/zz_generated.types';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { Integer } from '#engine/schema/wire';
import type { Faults } from './faults.ts';
type Counts = Readonly<Record<string, Integer | undefined>>;
/** Numbers of a status, of which none is negative. */
export declare function checkCounts(faults: Faults, path: Path, counts: Counts): void;
interface Replicas {
    readonly replicas?: number;
    readonly readyReplicas?: number;
    readonly availableReplicas?: number;
}
/** Some of the replicas are no more than all, and what is available is ready. */
export declare function checkParts(faults: Faults, path: Path, { replicas, readyReplicas, availableReplicas }: Replicas, others: Counts, ready?: string): void;
/** How often a name was taken is counted upwards. */
export declare function checkCollisions(faults: Faults, path: Path, now: number | undefined, old: number | undefined): void;
/** Mirrors `ValidateReplicaSetStatusUpdate` of kube-apiserver. */
export declare function checkReplicaSetStatusUpdate(faults: Faults, { status }: ReplicaSet | ReplicationController): void;
export {};
