import { ControllerRevision, type DaemonSet, type Deployment, ReplicaSet, type StatefulSet } from '#api/apps/v1/zz_generated.types';
import type { Client } from '../client/client.ts';
import type { CallOptions } from '../client/options.ts';
import type { ResourceClient } from '../client/resource_client.ts';
/** What rolls out new versions of its Pods. */
export type Workload = Deployment | DaemonSet | StatefulSet;
/** How far a rollout is. */
export interface RolloutStatus {
    /** As `kubectl rollout status` writes it, without a line feed. */
    readonly message: string;
    readonly done: boolean;
}
/** What can't be done with a rollout, or a rollout that has failed. The messages are kubectl's. */
export declare class RolloutError extends Error {
    readonly code = "ERR_ROLLOUT";
    constructor(message: string);
}
/**
 * How far the rollout of a workload is, by what it says itself.
 * @param workload as a server gives it
 * @throws RolloutError when it has exceeded its deadline, or is not rolled out by its controller
 */
export declare function rolloutStatus(workload: Workload): RolloutStatus;
/** How {@link waitForRollout} waits. */
export interface WaitForRolloutOptions {
    readonly signal?: AbortSignal | undefined;
    /** How long to wait at most, in milliseconds. Default: for ever. */
    readonly timeout?: number;
    /** Is told how far the rollout is, whenever that changes. */
    readonly onStatus?: (status: RolloutStatus) => void;
}
/**
 * Waits until a workload is rolled out, as `kubectl rollout status` does.
 * @throws RolloutError when the rollout has failed, or the workload is gone
 * @throws WaitInterruptedError with the reason `timeout`; StatusError
 */
export declare function waitForRollout<T extends Workload>(resource: ResourceClient<T>, name: string, { onStatus, ...options }?: WaitForRolloutOptions): Promise<void>;
/** What changes of workloads take. */
export interface RolloutOptions extends CallOptions {
    /** The time of {@link restartRollout}: now, unless given. */
    readonly now?: Date;
}
/** Has all Pods of a workload made anew, step by step, as `kubectl rollout restart` does. @throws RolloutError when it is paused */
export declare function restartRollout<T extends Workload>(resource: ResourceClient<T>, name: string, { now, ...call }?: RolloutOptions): Promise<void>;
/** Has changes of a Deployment wait until {@link resumeRollout}. @throws RolloutError when it is paused already */
export declare function pauseRollout(deployments: ResourceClient<Deployment>, name: string, options?: CallOptions): Promise<void>;
/** Lets changes of a Deployment take effect. @throws RolloutError when it is not paused */
export declare function resumeRollout(deployments: ResourceClient<Deployment>, name: string, options?: CallOptions): Promise<void>;
/** A version of a workload that its controller remembers. */
export interface RolloutRevision {
    readonly revision: number;
    /** Why it was made, if somebody has said so; else empty. */
    readonly changeCause: string;
    /** What keeps it. */
    readonly object: ReplicaSet | ControllerRevision;
}
/** The versions of a workload that can be returned to, the oldest first. @throws StatusError */
export declare function rolloutHistory<T extends Workload>(client: Client, resource: ResourceClient<T>, name: string, options?: CallOptions): Promise<RolloutRevision[]>;
/**
 * Returns a workload to a former version, as `kubectl rollout undo` does.
 * @param revision 0, the default, is the one before the present one
 * @returns false when it is of that version already
 * @throws RolloutError when there is no such version, or the Deployment is paused
 */
export declare function undoRollout<T extends Workload>(client: Client, resource: ResourceClient<T>, name: string, { revision, ...options }?: CallOptions & {
    readonly revision?: number;
}): Promise<boolean>;
