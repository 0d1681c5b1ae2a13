/** Longer names are nobody's typing error, and would make the comparison costly. */
const MAX_LENGTH = 100;

/** The candidate that was probably meant, or undefined when none is near. Case doesn't count. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const wanted = name.toLowerCase();
  let best: string | undefined;
  // One error in three characters is still a typing error; names of one or two characters are all alike.
  let least = Math.floor(wanted.length / 3) + 1;
  if (wanted.length < 3) least = 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const errors = distance(wanted, candidate.toLowerCase());
    if (errors < least) [best, least] = [candidate, errors];
  }
  return best;
}

/** Whether a name is another one but for a typing error. Names that differ in their numbers are two names. */
export function isTypingError(name: string, meant: string): boolean {
  if (name === meant || name.length < 4 || Math.max(name.length, meant.length) > MAX_LENGTH) return false;
  if (name.replace(/\D/g, '') !== meant.replace(/\D/g, '')) return false;
  return distance(name, meant) <= (name.length < 8 ? 1 : 2);
}

/** Insertions, deletions, replacements and swaps of neighbours that make one text the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
