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
  const { name, against, difference, limit, printed } = comparison;
  const cells = {
    case: name,
    baseline: `${against} ${amount(median(baseline), printed)}`,
    ours: amount(median(ours), printed),
  };
  const value = difference
    ? median(pairs.map(([theirs, own]) => own - theirs)) / 1000
    : median(pairs.map(([theirs, own]) => own / theirs));
  const show = (number) => (difference ? `${number.toFixed(number < 100 ? 1 : 0)} ms more` : number.toFixed(3));
  const most = difference ? difference.limit : limit;
  return {
    ...cells,
    result: show(value),
    limit: most === undefined ? '-' : difference ? `${most} ms more` : String(most),
    verdict: most === undefined ? '' : value <= most ? 'pass' : 'OVER',
  };
}

export function table(rows) {
  const headings = { case: 'case', baseline: 'baseline', ours: 'ours', result: 'ratio', limit: 'limit', verdict: '' };
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
