/** There are two metrics of one name. */
export class DuplicateMetricError extends TypeError {
    code = 'ERR_DUPLICATE_METRIC';
    constructor(name) {
        super(`duplicate metric ${name}`);
        this.name = 'DuplicateMetricError';
    }
}
/** The metrics of a program. Nothing is registered by itself. */
export class Registry {
    #metrics = new Map();
    /** @returns the metric @throws DuplicateMetricError */
    register(metric) {
        if (this.#metrics.has(metric.name))
            throw new DuplicateMetricError(metric.name);
        this.#metrics.set(metric.name, metric);
        return metric;
    }
    /** All of them in Prometheus' text format, by name. */
    text() {
        const sorted = [...this.#metrics.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
        return `${sorted.flatMap((metric) => metric.lines()).join('\n')}\n`;
    }
}
