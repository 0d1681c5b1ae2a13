import type { RandomSource } from '#apimachinery/util/rand/random_source';
import type { Clock } from '#apimachinery/util/wait/clock';
import type { ResourceLock } from './resource_lock.ts';
/** Is told about leadership, for metrics. Mirrors Go's `leaderelection.LeaderMetric`. */
export interface LeaderMetrics {
    /** Whether this replica leads now. */
    leading(isLeading: boolean): void;
    /** The holder had to read the lock before it could renew it. */
    slowPath(): void;
}
/** What a {@link LeaderElector} is made of. Mirrors Go's `leaderelection.LeaderElectionConfig`. */
export interface LeaderElectionConfig {
    readonly lock: ResourceLock;
    /**
     * How long others wait after they last saw a renewal before they take the lock, in milliseconds; at least a second.
     * Default 15000.
     */
    readonly leaseDuration?: number;
    /** How long the leader tries to renew before it gives up, in milliseconds; less than `leaseDuration`. Default 10000. */
    readonly renewDeadline?: number;
    /** How long there is between tries, in milliseconds; less than 1/1.2 of `renewDeadline`. Default 2000. */
    readonly retryPeriod?: number;
    /**
     * The work of the leader. The signal is aborted when leadership is lost, and when the elector is stopped: end then.
     * The lock is renewed until the promise settles. What it throws ends leadership, and is thrown by `run`.
     */
    readonly onStartedLeading: (signal: AbortSignal) => void | Promise<void>;
    /** Is called when `run` ends, even if this replica never led. */
    readonly onStoppedLeading?: () => void;
    /** Is called when another holder is seen, including this replica and the first one. */
    readonly onNewLeader?: (identity: string) => void;
    /**
     * Whether the lock is given back when the elector is stopped, so that another replica need not wait. Default true.
     *
     * Differs from Go: there it is false, because Go gives the lock back while the work may still be going on.
     */
    readonly releaseOnCancel?: boolean;
    readonly metrics?: LeaderMetrics;
    /** Is called when something fails with the lock, with the step that failed; it is tried again. */
    readonly onError?: (error: unknown, where: {
        readonly step: string;
    }) => void;
    readonly clock?: Clock;
    /** The time that is written into the lock. Nobody relies on it. */
    readonly now?: () => Date;
    readonly random?: RandomSource;
}
/** How much longer than `retryPeriod` a try to acquire may wait, as a factor. Mirrors Go's `leaderelection.JitterFactor`. */
export declare const JitterFactor = 1.2;
/** The three durations in milliseconds, checked. @throws RangeError for durations that don't fit together */
export declare function durationsOf(config: LeaderElectionConfig): {
    readonly leaseDuration: number;
    readonly renewDeadline: number;
    readonly retryPeriod: number;
};
