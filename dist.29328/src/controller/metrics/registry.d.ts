import type { Metric } from './metric.ts';
/** There are two metrics of one name. */
export declare class DuplicateMetricError extends TypeError {
    readonly code = "ERR_DUPLICATE_METRIC";
    constructor(name: string);
}
/** The metrics of a program. Nothing is registered by itself. */
export declare class Registry {
    #private;
    /** @returns the metric @throws DuplicateMetricError */
    register<M extends Metric>(metric: M): M;
    /** All of them in Prometheus' text format, by name. */
    text(): string;
}
