import type { QueueMetrics, UnfinishedWork } from '../../client/util/workqueue/metrics.ts';
import type { Registry } from './registry.ts';
/** How a run ended. */
export type ReconcileOutcome = 'success' | 'error' | 'requeue' | 'requeue_after';
/** The metrics of controllers and their queues, under the names that controller-runtime and client-go give them. */
export declare class ControllerMetrics {
    #private;
    /** @throws DuplicateMetricError */
    constructor(registry: Registry);
    /** Makes the series of a controller, so that they can be seen before anything happens. */
    start(controller: string, concurrency: number): void;
    active(controller: string, by: 1 | -1): void;
    /** @param seconds how long the run took */
    ran(controller: string, result: ReconcileOutcome, seconds: number): void;
    failedForGood(controller: string): void;
    timedOut(controller: string): void;
    ownWriteWaited(controller: string): void;
    ownWriteTimedOut(controller: string): void;
    /** What a queue tells of itself. */
    queue(name: string): QueueMetrics;
    /** Asks a queue for the work that goes on whenever the metrics are read. */
    watchWork(name: string, work: () => UnfinishedWork): void;
}
