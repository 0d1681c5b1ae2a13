import { type Fence } from './fence.ts';
import { type LeaderElectionConfig } from './leader_election_config.ts';
/**
 * Makes sure that of several replicas at most one works. Clocks of others are never trusted: a lease ages from when this
 * process saw it change. Mirrors Go's `leaderelection.LeaderElector`.
 *
 * ```ts
 * const elector = new LeaderElector({
 *   lock: new LeaseLock({ client, namespace: 'default', name: 'my-controller', identity: podName }),
 *   onStartedLeading: (signal) => work(new Client({ transport: withFence(transport, elector.fence) }), signal),
 * });
 * await elector.run({ signal });
 * ```
 */
export declare class LeaderElector {
    #private;
    /** @throws RangeError for durations that don't fit together, or an empty identity */
    constructor(config: LeaderElectionConfig);
    /**
     * Open while the lease is surely ours: from `onStartedLeading` until `renewDeadline` and `retryPeriod` have passed since
     * the last successful renewal was sent, which is before others may take it.
     */
    get fence(): Fence;
    /** Who held the lock when it was last seen; empty before. Mirrors Go's `GetLeader`. */
    getLeader(): string;
    /** Whether this replica held the lock when it was last seen. Before acting on it, ask the fence. Mirrors Go's `IsLeader`. */
    isLeader(): boolean;
    /**
     * For health checks. Mirrors Go's `Check`.
     * @param tolerance in milliseconds
     * @throws NotLeadingError when this replica has not renewed its lease for longer than that after it ran out
     */
    check(tolerance: number): void;
    /**
     * Waits for leadership, leads, and returns when it is lost or the signal was aborted, and the work has ended.
     * Mirrors Go's `Run`.
     * @throws what `onStartedLeading` throws, and an error when it is running already
     */
    run({ signal }?: {
        readonly signal?: AbortSignal;
    }): Promise<void>;
}
