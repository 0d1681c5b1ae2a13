const escaped = (text) => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');
/** `{a="b"}`, in the order of the labels. */
export function labelText(labels) {
    let text = '';
    for (const name in labels) {
        const value = labels[name];
        // Most values need no escapes, and every request asks.
        const written = /[\\\n"]/.test(value) ? escaped(value).replace(/"/g, '\\"') : value;
        text += `${text === '' ? '' : ','}${name}="${written}"`;
    }
    return text === '' ? '' : `{${text}}`;
}
function header(name, help, type) {
    return [`# HELP ${name} ${escaped(help)}`, `# TYPE ${name} ${type}`];
}
/** A number for each set of labels: a counter if it only grows, else a gauge. */
export class ValueMetric {
    name;
    #head;
    #values = new Map();
    #computed = [];
    constructor(type, name, help) {
        this.name = name;
        this.#head = header(name, help, type);
    }
    add(labels, by) {
        const key = labelText(labels);
        this.#values.set(key, (this.#values.get(key) ?? 0) + by);
    }
    set(labels, value) {
        this.#values.set(labelText(labels), value);
    }
    get(labels) {
        return this.#values.get(labelText(labels));
    }
    /** Has a function give values whenever the metric is read. */
    compute(give) {
        this.#computed.push(give);
    }
    lines() {
        for (const give of this.#computed)
            give((labels, value) => this.set(labels, value));
        return [...this.#head, ...[...this.#values].map(([labels, value]) => `${this.name}${labels} ${value}`)];
    }
}
/** How many values there are up to certain bounds. */
export class Histogram {
    name;
    #head;
    #bounds;
    #series = new Map();
    /** @param bounds the buckets' upper bounds, ascending */
    constructor(name, help, bounds) {
        this.name = name;
        this.#head = header(name, help, 'histogram');
        this.#bounds = bounds;
    }
    observe(labels, value) {
        const key = labelText(labels);
        const known = this.#series.get(key);
        const series = known ?? { labels, counts: new Array(this.#bounds.length + 1).fill(0), sum: 0 };
        if (known === undefined)
            this.#series.set(key, series);
        const at = this.#bounds.findIndex((bound) => value <= bound);
        const bucket = at < 0 ? this.#bounds.length : at;
        series.counts[bucket] = series.counts[bucket] + 1;
        series.sum += value;
    }
    lines() {
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
