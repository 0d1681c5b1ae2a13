/** Labels of a series: names of a metric's labels to values. */
export type Labels = Readonly<Record<string, string>>;

/** A metric that can be written in Prometheus' text format. */
export interface Metric {
  readonly name: string;
  /** The lines, comments included. */
  lines(): readonly string[];
}

const escaped = (text: string): string => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');

/** `{a="b"}`, in the order of the labels. */
export function labelText(labels: Labels): string {
  let text = '';
  for (const name in labels) {
    const value = labels[name]!;
    // Most values need no escapes, and every request asks.
    const written = /[\\\n"]/.test(value) ? escaped(value).replace(/"/g, '\\"') : value;
    text += `${text === '' ? '' : ','}${name}="${written}"`;
  }
  return text === '' ? '' : `{${text}}`;
}

function header(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${escaped(help)}`, `# TYPE ${name} ${type}`];
}

/** A number for each set of labels: a counter if it only grows, else a gauge. */
export class ValueMetric implements Metric {
  readonly name: string;
  readonly #head: readonly string[];
  readonly #values = new Map<string, number>();
  readonly #computed: ((set: (labels: Labels, value: number) => void) => void)[] = [];

  constructor(type: 'counter' | 'gauge', name: string, help: string) {
    this.name = name;
    this.#head = header(name, help, type);
  }

  add(labels: Labels, by: number): void {
    const key = labelText(labels);
    this.#values.set(key, (this.#values.get(key) ?? 0) + by);
  }

  set(labels: Labels, value: number): void {
    this.#values.set(labelText(labels), value);
  }

  get(labels: Labels): number | undefined {
    return this.#values.get(labelText(labels));
  }

  /** Has a function give values whenever the metric is read. */
  compute(give: (set: (labels: Labels, value: number) => void) => void): void {
    this.#computed.push(give);
  }

  lines(): readonly string[] {
    for (const give of this.#computed) give((labels, value) => this.set(labels, value));
    return [...this.#head, ...[...this.#values].map(([labels, value]) => `${this.name}${labels} ${value}`)];
  }
}

interface Series {
  readonly labels: Labels;
  /** How many values fell into each bucket, and above all of them. */
  readonly counts: number[];
  sum: number;
}

/** How many values there are up to certain bounds. */
export class Histogram implements Metric {
  readonly name: string;
  readonly #head: readonly string[];
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Series>();

  /** @param bounds the buckets' upper bounds, ascending */
  constructor(name: string, help: string, bounds: readonly number[]) {
    this.name = name;
    this.#head = header(name, help, 'histogram');
    this.#bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    const key = labelText(labels);
    const known = this.#series.get(key);
    const series = known ?? { labels, counts: new Array<number>(this.#bounds.length + 1).fill(0), sum: 0 };
    if (known === undefined) this.#series.set(key, series);
    const at = this.#bounds.findIndex((bound) => value <= bound);
    const bucket = at < 0 ? this.#bounds.length : at;
    series.counts[bucket] = series.counts[bucket]! + 1;
    series.sum += value;
  }

  lines(): readonly string[] {
    const lines = [...this.#head];
    for (const { labels, counts, sum } of this.#series.values()) {
      let total = 0;
      for (const [at, count] of counts.entries()) {
        total += count;
        const le = String(this.#bounds[at] ?? '+Inf');
        lines.push(`${this.name}_bucket${labelText({ ...labels, le })} ${total}`);
      }
      lines.push(`${this.name}_sum${labelText(labels)} ${sum}`, `${this.name}_count${labelText(labels)} ${total}`);
    }
    return lines;
  }
}
