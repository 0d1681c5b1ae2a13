/// <reference types="node" />
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { printable } from '../printable.js';
const CONFIGURATION = /^kubetyped\.ya?ml$/;
const KUSTOMIZATION = /^kustomization\.ya?ml$/i;
const CHART_FILE = /^(?:Chart|requirements)\.ya?ml$|(?:^|[-_.])values(?:[-_.].*)?\.(?:ya?ml|json)$/i;
const ACTION = '{{';
/** Recognises files that look like manifests but are the input of another program, and counts them. */
export class LeftOut {
    #charts = new Map();
    #kustomizations = [];
    #chartOf = chartFinder();
    /**
     * Whether a file is left out: the metadata, values and templates of a Helm chart, the file of a kustomization, or our own
     * configuration. A template without actions is a manifest.
     */
    has(path, data) {
        if (path === '-')
            return false;
        const name = basename(path);
        if (CONFIGURATION.test(name))
            return true;
        if (KUSTOMIZATION.test(name)) {
            this.#kustomizations.push(dirname(path));
            return true;
        }
        const chart = this.#chartOf(dirname(resolve(path)));
        if (chart === undefined || !isOfChart(relative(chart, resolve(path)), data))
            return false;
        this.#charts.set(chart, (this.#charts.get(chart) ?? 0) + 1);
        return true;
    }
    /** A sentence for each program whose input was left out: what it was, and what to do instead. */
    notes() {
        const notes = [...this.#charts].map(([chart, files]) => {
            const shown = printable(relative('.', chart) || '.');
            return `left out ${files === 1 ? '1 file' : `${files} files`} of the Helm chart ${shown}; check what it renders: helm template ${shown} | kubetyped validate`;
        });
        const [first, ...more] = this.#kustomizations;
        if (first === undefined)
            return notes;
        const shown = printable(first);
        const others = more.length === 0 ? '' : ` and ${more.length} more`;
        return [
            ...notes,
            `left out the kustomization of ${shown}${others}; check what it builds: kustomize build ${shown} | kubetyped validate`,
        ];
    }
}
function isOfChart(path, data) {
    const [top = '', ...rest] = path.split(sep);
    if (top === 'crds')
        return false;
    if (top === 'templates')
        return holds(data, ACTION);
    if (top === 'ci')
        return true;
    return rest.length === 0 ? CHART_FILE.test(top) : CHART_FILE.test(basename(path)) && holdsNoKind(data);
}
function holds(data, text) {
    return typeof data === 'string' ? data.includes(text) : bufferOf(data).includes(text);
}
function holdsNoKind(data) {
    const text = typeof data === 'string' ? data : bufferOf(data).toString('latin1');
    return !/^kind:/m.test(text);
}
function bufferOf({ buffer, byteOffset, byteLength }) {
    return Buffer.from(buffer, byteOffset, byteLength);
}
/** Finds the chart that a folder belongs to, the nearest above it. */
function chartFinder() {
    const known = new Map();
    const find = (folder) => {
        if (known.has(folder))
            return known.get(folder);
        const above = dirname(folder);
        const chart = existsSync(join(folder, 'Chart.yaml')) ? folder : above === folder ? undefined : find(above);
        known.set(folder, chart);
        return chart;
    };
    return find;
}
