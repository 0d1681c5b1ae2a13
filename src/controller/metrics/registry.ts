import type { Metric } from './metric.ts';

/** There are two metrics of one name. */
export class DuplicateMetricError extends TypeError {
  readonly code = 'ERR_DUPLICATE_METRIC';

  constructor(name: string) {
    super(`duplicate metric ${name}`);
    this.name = 'DuplicateMetricError';
  }
}

/** The metrics of a program. Nothing is registered by itself. */
export class Registry {
  readonly #metrics = new Map<string, Metric>();

  /** @returns the metric @throws DuplicateMetricError */
  register<M extends Metric>(metric: M): M {
    if (this.#metrics.has(metric.name)) throw new DuplicateMetricError(metric.name);
    this.#metrics.set(metric.name, metric);
    return metric;
  }

  /** Whether there is a metric of this name. */
  has(name: string): boolean {
    return this.#metrics.has(name);
  }

  /** All of them in Prometheus' text format, by name. */
  text(): string {
    const sorted = [...this.#metrics.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    return `${sorted.flatMap((metric) => metric.lines()).join('\n')}\n`;
  }
}
