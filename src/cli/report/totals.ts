import type { Colours } from './colour.ts';
import { count } from './tally.ts';
import type { Tally } from './tally.ts';

/** `3 documents with 2 list items in 1 file: 4 ok, 1 faulty with 2 faults`. */
export function totals(tally: Tally, { green, red, yellow }: Pick<Colours, 'green' | 'red' | 'yellow'>): string {
  const { ok, faulty, skipped } = tally.objects;
  const parts = [green(`${ok} ok`)];
  if (faulty > 0) parts.push(red(`${faulty} faulty with ${count(tally.faults, 'fault')}`));
  if (skipped > 0) parts.push(`${skipped} skipped`);
  if (tally.warnings > 0) parts.push(yellow(count(tally.warnings, 'warning')));
  if (tally.filtered > 0) parts.push(`${tally.filtered} not chosen`);
  const items = tally.items === 0 ? '' : ` with ${count(tally.items, 'list item')}`;
  return `${count(tally.documents, 'document')}${items} in ${count(tally.files, 'file')}: ${parts.join(', ')}`;
}

/** The same without colours. */
export function plainTotals(tally: Tally): string {
  const plain = (text: string): string => text;
  return totals(tally, { green: plain, red: plain, yellow: plain });
}
