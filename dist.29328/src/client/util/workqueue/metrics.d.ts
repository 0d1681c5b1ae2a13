/**
 * Called with what happens in a queue; durations are in milliseconds. Mirrors Go's `workqueue.MetricsProvider`, whose metrics
 * these are: `workqueue_depth`, `_adds_total`, `_queue_duration_seconds`, `_work_duration_seconds` and `_retries_total`.
 * For `_unfinished_work_seconds` and `_longest_running_processor_seconds`, ask the queue when somebody reads the metrics.
 */
export interface QueueMetrics {
    /** So many items are queued now. */
    depth?(items: number): void;
    /** An item was added that was not queued already. */
    add?(): void;
    /** An item waited so long until it was taken. */
    latency?(milliseconds: number): void;
    /** The work on an item took so long. */
    workDuration?(milliseconds: number): void;
    /** An item was added with a delay. */
    retry?(): void;
}
/** The work that was begun and is not done. */
export interface UnfinishedWork {
    /** How many items it is about. */
    readonly items: number;
    /** For how long all of it goes on together, in milliseconds. */
    readonly total: number;
    /** For how long the oldest goes on, in milliseconds. */
    readonly longest: number;
}
