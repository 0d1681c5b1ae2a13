import { rounded } from './figures.mjs';

/** What a list of numbers says. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function time(microseconds) {
  if (microseconds < 1000) return `${microseconds.toFixed(1)} us`;
  return microseconds < 1e6 ? `${(microseconds / 1000).toFixed(1)} ms` : `${(microseconds / 1e6).toFixed(2)} s`;
}

function amount(value, unit) {
  return unit === 'MB' ? `${(value / 1e6).toFixed(1)} MB` : time(value);
}

/**
 * One line of the table.
 * @param result the comparison, and the samples of both sides: numbers that belong together have the same index
 */
export function row({ comparison, baseline, ours, pairs }) {
  const { name, against, limit, printed } = comparison;
  const cells = {
    case: name,
    baseline: `${against} ${amount(median(baseline), printed)}`,
    ours: amount(median(ours), printed),
  };
  const ratio = median(pairs.map(([theirs, own]) => own / theirs));
  return {
    ...cells,
    ratio: ratio.toFixed(3),
    limit: limit === undefined ? '-' : String(limit),
    verdict: limit === undefined ? '' : ratio <= limit ? 'pass' : 'OVER',
  };
}

/** The same as numbers: of each side the median and the least of its samples, and the quotient of the least. */
export function figuresOf(family, { comparison: { name, against, printed }, baseline, ours }) {
  const side = (samples) => ({ median: rounded(median(samples)), least: rounded(Math.min(...samples)) });
  return {
    family,
    name,
    against,
    unit: printed ?? 'us',
    ours: side(ours),
    theirs: side(baseline),
    quotient: rounded(Math.min(...ours) / Math.min(...baseline), 2),
  };
}

export function table(rows) {
  const headings = {
    case: 'case',
    baseline: 'baseline',
    ours: 'ours',
    ratio: 'ratio',
    limit: 'limit',
    verdict: 'verdict',
  };
  const all = [headings, ...rows];
  const columns = Object.keys(headings);
  const width = Object.fromEntries(
    columns.map((column) => [column, Math.max(...all.map((cells) => cells[column].length))]),
  );
  return all
    .map((cells) =>
      columns
        .map((column) => cells[column].padEnd(width[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
