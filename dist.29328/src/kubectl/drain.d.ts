import { Pod } from '#api/core/v1/zz_generated.types';
import type { Client } from '../client/client.ts';
import type { CallOptions } from '../client/options.ts';
/** Says that no new Pods may come to a node. @returns false when it was so before @throws StatusError */
export declare function cordon(client: Client, node: string, options?: CallOptions): Promise<boolean>;
/** Lets Pods come to a node again. @returns false when it was so before @throws StatusError */
export declare function uncordon(client: Client, node: string, options?: CallOptions): Promise<boolean>;
/** Which Pods {@link drain} may delete, and how. The defaults are kubectl's. */
export interface DrainOptions extends CallOptions {
    /** Also Pods that no controller makes anew, and those of DaemonSets that are gone. */
    readonly force?: boolean;
    /** Leaves Pods of DaemonSets where they are, instead of refusing: their controllers would make them anew. */
    readonly ignoreDaemonSets?: boolean;
    /** Also Pods with an emptyDir, whose data are lost. */
    readonly deleteEmptyDirData?: boolean;
    /** Only these Pods. */
    readonly podSelector?: string;
    /** How long Pods have to end, in seconds, instead of what they say themselves. */
    readonly gracePeriodSeconds?: number;
    /** Deletes Pods instead of evicting them: disruption budgets don't count. */
    readonly disableEviction?: boolean;
    /** How long the whole may take, in milliseconds. 0, the default, is for ever. */
    readonly drainTimeout?: number;
    /** How long to wait before an eviction that a disruption budget refuses is tried again, in milliseconds. Default 5,000. */
    readonly retryInterval?: number;
    /** Called for each Pod that is evicted or deleted, when it is gone, and for each warning. */
    readonly onProgress?: (progress: DrainProgress) => void;
}
/** What {@link drain} does. */
export type DrainProgress = {
    readonly type: 'evicting' | 'deleting' | 'refused' | 'gone';
    readonly pod: Pod;
} | {
    readonly type: 'warning';
    readonly message: string;
};
/** A node can't be drained, as it has Pods that may not be deleted. The messages are kubectl's. */
export declare class DrainError extends Error {
    readonly code = "ERR_DRAIN";
    /** One for each reason, with the Pods. */
    readonly faults: readonly string[];
    constructor(faults: readonly string[]);
}
/**
 * Cordons a node and deletes what runs on it, as `kubectl drain` does: static Pods and those of DaemonSets stay, and
 * nothing is deleted as long as one of the others may not be.
 * @returns the Pods that have gone
 * @throws DrainError when Pods may not be deleted; StatusError; WaitInterruptedError with the reason `timeout`
 */
export declare function drain(client: Client, node: string, options?: DrainOptions): Promise<Pod[]>;
