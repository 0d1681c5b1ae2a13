import { quote } from '#engine/schema/fault';

/** How many indexes `0-2,5` has, or what is wrong with it. */
export function countIndexes(text: string, completions: number): number | string {
  if (text === '') return 0;
  let last: number | undefined;
  let total = 0;
  for (const interval of text.split(',')) {
    const parts = interval.split('-');
    if (parts.length > 2)
      return `the fragment ${quote(interval)} violates the requirement that an index interval can have at most two parts separated by '-'`;
    for (const part of parts) {
      if (!/^[-+]?\d+$/.test(part)) return `cannot convert string to integer for index: ${quote(part)}`;
      if (Number(part) >= completions) return `too large index: ${quote(part)}`;
    }
    const from = Number(parts[0]);
    const to = Number(parts.at(-1));
    if (parts.length === 2 && from >= to) return `non-increasing order, previous: ${from}, current: ${to}`;
    if (last !== undefined && last >= from) return `non-increasing order, previous: ${last}, current: ${from}`;
    total += to - from + 1;
    last = to;
  }
  return total;
}

/** The intervals of `0-2,5`, but for those that are wrong. */
export function intervalsOf(text: string, completions: number): (readonly [from: number, to: number])[] {
  return text.split(',').flatMap((interval) => {
    if (interval === '' || typeof countIndexes(interval, completions) === 'string') return [];
    const parts = interval.split('-').map(Number);
    return [[parts[0]!, parts.at(-1) ?? 0] as const];
  });
}
