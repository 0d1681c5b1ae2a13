/** Labels of a series: names of a metric's labels to values. */
export type Labels = Readonly<Record<string, string>>;
/** A metric that can be written in Prometheus' text format. */
export interface Metric {
    readonly name: string;
    /** The lines, comments included. */
    lines(): readonly string[];
}
/** `{a="b"}`, in the order of the labels. */
export declare function labelText(labels: Labels): string;
/** A number for each set of labels: a counter if it only grows, else a gauge. */
export declare class ValueMetric implements Metric {
    #private;
    readonly name: string;
    constructor(type: 'counter' | 'gauge', name: string, help: string);
    add(labels: Labels, by: number): void;
    set(labels: Labels, value: number): void;
    get(labels: Labels): number | undefined;
    /** Has a function give values whenever the metric is read. */
    compute(give: (set: (labels: Labels, value: number) => void) => void): void;
    lines(): readonly string[];
}
/** How many values there are up to certain bounds. */
export declare class Histogram implements Metric {
    #private;
    readonly name: string;
    /** @param bounds the buckets' upper bounds, ascending */
    constructor(name: string, help: string, bounds: readonly number[]);
    observe(labels: Labels, value: number): void;
    lines(): readonly string[];
}
