import { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { printable } from '../printable.js';
const GAP = '   ';
/** A table of a server as lines of text, the first with the names of the columns, as kubectl shows it. */
export function renderTable({ columnDefinitions, rows }, { wide = false, namespaces = false, prefix = '' } = {}) {
    const shown = columnDefinitions.flatMap(({ priority }, at) => (wide || !priority ? [at] : []));
    const name = columnDefinitions.findIndex(({ format }) => format === 'name');
    // Servers write null for no rows.
    const cells = (rows ?? []).map(({ cells: values, object }) => [
        ...(namespaces ? [namespaceOf(object)] : []),
        ...shown.map((at) => `${at === name ? prefix : ''}${cellText(values[at])}`),
    ]);
    const head = [...(namespaces ? ['NAMESPACE'] : []), ...shown.map((at) => columnDefinitions[at].name.toUpperCase())];
    const widths = head.map((text, at) => Math.max(text.length, ...cells.map((row) => row[at].length)));
    return [head, ...cells].map((row) => row
        .map((text, at) => (at === row.length - 1 ? text : text.padEnd(widths[at])))
        .join(GAP)
        .trimEnd());
}
function cellText(value) {
    if (value === undefined || value === null)
        return '<none>';
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return printable(text.split('\n', 1)[0]);
}
function namespaceOf(object) {
    return typeof object === 'object' && object !== null ? printable(new Unstructured(object).getNamespace()) : '';
}
