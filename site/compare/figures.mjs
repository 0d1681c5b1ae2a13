// Figures of bench/figures.json as HTML. No figure stands anywhere else: a test looks for each in the file.
import { escape } from '../html.mjs';

const SCALES = {
  us: [
    [1e6, 's'],
    [1e3, 'ms'],
    [1, 'µs'],
  ],
};

/** A figure with its unit; the attribute has it as the file has it. `us` is scaled, other units stay. */
export function figure(value, unit = '') {
  if (value === undefined) return '–';
  const [divisor, name] = SCALES[unit]?.find(([least]) => value >= least) ?? [1, unit === 'us' ? 'µs' : unit];
  const text = Number((value / divisor).toPrecision(3));
  return `<data value="${value}">${text}${name === '' ? '' : ` ${escape(name)}`}</data>`;
}

/** Rows of cells that are HTML; the first of each is its heading. */
export function table(headings, rows) {
  const row = ([first, ...others]) =>
    `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<div class="table" tabindex="0"><table>
<thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(row).join('\n')}
</tbody>
</table></div>`;
}

/** What a section was measured with, and how to do it again. */
export function provenance({ command, date, machine, versions }) {
  const { processors, model, memoryGiB, load } = machine;
  const names = Object.entries(versions).map(([name, version]) => `${escape(name)} ${escape(version)}`);
  const isShared = load.before >= processors * 0.75;
  return `<p class="rules"><code>${escape(command)}</code> on ${escape(date)}: ${names.join(', ')}; ${processors} processors (${escape(model)}), ${memoryGiB} GiB. ${
    isShared
      ? `The machine was shared: its load was ${load.before} before and ${load.after} after, so that programs waited for each other.`
      : `Load of the machine before: ${load.before}.`
  }</p>`;
}
