import { Histogram, ValueMetric } from './metric.js';
/** In seconds, as controller-runtime has them. */
const RECONCILE_BUCKETS = [
    0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.25, 1.5, 1.75, 2,
    2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 60,
];
const QUEUE_BUCKETS = [1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.1, 1, 10, 100, 1000];
const OUTCOMES = ['error', 'requeue_after', 'requeue', 'success'];
/** The metrics of controllers and their queues, under the names that controller-runtime and client-go give them. */
export class ControllerMetrics {
    #total;
    #errors;
    #terminal;
    #timeouts;
    #time;
    #workers;
    #active;
    #ownWriteWaits;
    #ownWriteTimeouts;
    #depth;
    #adds;
    #latency;
    #work;
    #retries;
    #unfinished;
    #longest;
    /** @throws DuplicateMetricError */
    constructor(registry) {
        const counter = (name, help) => registry.register(new ValueMetric('counter', name, help));
        const gauge = (name, help) => registry.register(new ValueMetric('gauge', name, help));
        const histogram = (name, help, bounds) => registry.register(new Histogram(name, help, bounds));
        this.#total = counter('controller_runtime_reconcile_total', 'Runs by controller and result.');
        this.#errors = counter('controller_runtime_reconcile_errors_total', 'Runs that failed.');
        this.#terminal = counter('controller_runtime_terminal_reconcile_errors_total', 'Runs that failed for good.');
        this.#timeouts = counter('controller_runtime_reconcile_timeouts_total', 'Runs that took too long.');
        this.#time = histogram('controller_runtime_reconcile_time_seconds', 'How long runs take.', RECONCILE_BUCKETS);
        this.#workers = gauge('controller_runtime_max_concurrent_reconciles', 'How many runs there can be at a time.');
        this.#active = gauge('controller_runtime_active_workers', 'How many runs there are now.');
        this.#ownWriteWaits = counter('kubetyped_own_write_waits_total', 'Runs that waited for the cache to have own writes.');
        this.#ownWriteTimeouts = counter('kubetyped_own_write_timeouts_total', 'Own writes that never got into the cache.');
        this.#depth = gauge('workqueue_depth', 'How many items are queued.');
        this.#adds = counter('workqueue_adds_total', 'How many items were added.');
        this.#latency = histogram('workqueue_queue_duration_seconds', 'How long items are queued.', QUEUE_BUCKETS);
        this.#work = histogram('workqueue_work_duration_seconds', 'How long items are worked on.', QUEUE_BUCKETS);
        this.#retries = counter('workqueue_retries_total', 'How many items were added with a delay.');
        this.#unfinished = gauge('workqueue_unfinished_work_seconds', 'How long all present work has gone on together.');
        this.#longest = gauge('workqueue_longest_running_processor_seconds', 'How long the oldest present work has gone on.');
    }
    /** Makes the series of a controller, so that they can be seen before anything happens. */
    start(controller, concurrency) {
        for (const result of OUTCOMES)
            this.#total.add({ controller, result }, 0);
        for (const metric of [this.#errors, this.#terminal, this.#timeouts, this.#ownWriteWaits, this.#ownWriteTimeouts])
            metric.add({ controller }, 0);
        this.#workers.set({ controller }, concurrency);
        this.#active.set({ controller }, 0);
    }
    active(controller, by) {
        this.#active.add({ controller }, by);
    }
    /** @param seconds how long the run took */
    ran(controller, result, seconds) {
        this.#total.add({ controller, result }, 1);
        if (result === 'error')
            this.#errors.add({ controller }, 1);
        this.#time.observe({ controller }, seconds);
    }
    failedForGood(controller) {
        this.#terminal.add({ controller }, 1);
    }
    timedOut(controller) {
        this.#timeouts.add({ controller }, 1);
    }
    ownWriteWaited(controller) {
        this.#ownWriteWaits.add({ controller }, 1);
    }
    ownWriteTimedOut(controller) {
        this.#ownWriteTimeouts.add({ controller }, 1);
    }
    /** What a queue tells of itself. */
    queue(name) {
        const labels = { name, controller: name };
        this.#depth.set(labels, 0);
        this.#adds.add(labels, 0);
        this.#retries.add(labels, 0);
        return {
            depth: (items) => this.#depth.set(labels, items),
            add: () => this.#adds.add(labels, 1),
            latency: (milliseconds) => this.#latency.observe(labels, milliseconds / 1000),
            workDuration: (milliseconds) => this.#work.observe(labels, milliseconds / 1000),
            retry: () => this.#retries.add(labels, 1),
        };
    }
    /** Asks a queue for the work that goes on whenever the metrics are read. */
    watchWork(name, work) {
        const labels = { name, controller: name };
        this.#unfinished.compute((set) => set(labels, work().total / 1000));
        this.#longest.compute((set) => set(labels, work().longest / 1000));
    }
}
