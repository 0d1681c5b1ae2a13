/** Lines that are equal in both texts: from `before` in the first, `after` in the second. */
interface Block {
  readonly before: number;
  readonly after: number;
  readonly size: number;
}

type Range = readonly [from: number, to: number];

/** What a stretch of the first text became in the second. */
interface Change {
  readonly isEqual: boolean;
  readonly before: Range;
  readonly after: Range;
}

const CONTEXT = 3;

/** From here on, lines that are more often there than in a hundredth of all do not decide where texts agree. */
const MANY_LINES = 200;

/**
 * What differs between two texts, as a unified diff without names of files; empty where they are equal. As in Go's difflib,
 * which kube-apiserver uses, the longest stretch of equal lines is found first, then those before and behind it.
 */
export function unifiedDiff(before: string, after: string): string {
  const [first, second] = [before.split('\n'), after.split('\n')];
  const lines = (sign: string, all: readonly string[], [from, to]: Range): string =>
    all
      .slice(from, to)
      .map((line) => `${sign}${line}\n`)
      .join('');
  return hunksOf(changesOf(first, second))
    .map((hunk) => {
      const range = (of: (change: Change) => Range): string =>
        rangeText(Math.min(...hunk.map((each) => of(each)[0])), Math.max(...hunk.map((each) => of(each)[1])));
      const changes = hunk.map(({ isEqual, before: old, after: now }) =>
        isEqual ? lines(' ', first, old) : lines('-', first, old) + lines('+', second, now),
      );
      return `@@ -${range(({ before: old }) => old)} +${range(({ after: now }) => now)} @@\n${changes.join('')}`;
    })
    .join('');
}

function rangeText(from: number, to: number): string {
  const length = to - from;
  if (length === 1) return String(to);
  return `${length === 0 ? from : from + 1},${length}`;
}

function changesOf(first: readonly string[], second: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [before, after] = [0, 0];
  const end: Block = { before: first.length, after: second.length, size: 0 };
  for (const block of [...blocksOf(first, second), end]) {
    if (before < block.before || after < block.after)
      changes.push({ isEqual: false, before: [before, block.before], after: [after, block.after] });
    [before, after] = [block.before + block.size, block.after + block.size];
    if (block.size > 0) changes.push({ isEqual: true, before: [block.before, before], after: [block.after, after] });
  }
  return changes;
}

/** The equal stretches, in order. */
function blocksOf(first: readonly string[], second: readonly string[]): Block[] {
  const places = new Map<string, number[]>();
  for (const [at, line] of second.entries()) {
    const known = places.get(line);
    if (known === undefined) places.set(line, [at]);
    else known.push(at);
  }
  if (second.length >= MANY_LINES)
    for (const [line, all] of places) if (all.length > Math.floor(second.length / 100) + 1) places.delete(line);
  const found: Block[] = [];
  const search = (from: number, to: number, start: number, end: number): void => {
    const block = longestBlock(first, second, places, [from, to, start, end]);
    if (block.size === 0) return;
    if (from < block.before && start < block.after) search(from, block.before, start, block.after);
    found.push(block);
    const [left, right] = [block.before + block.size, block.after + block.size];
    if (left < to && right < end) search(left, to, right, end);
  };
  search(0, first.length, 0, second.length);
  return found;
}

/** The longest equal stretch within two ranges; of several, that which begins first. */
function longestBlock(
  first: readonly string[],
  second: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  [from, to, start, end]: readonly [number, number, number, number],
): Block {
  let [before, after, size] = [from, start, 0];
  // How long the stretch is that ends with this line of the second text.
  let lengths = new Map<number, number>();
  for (const [offset, line] of first.slice(from, to).entries()) {
    const at = from + offset;
    const next = new Map<number, number>();
    for (const place of places.get(line) ?? []) {
      if (place < start || place >= end) continue;
      const length = (lengths.get(place - 1) ?? 0) + 1;
      next.set(place, length);
      if (length > size) [before, after, size] = [at - length + 1, place - length + 1, length];
    }
    lengths = next;
  }
  for (; before > from && after > start && first[before - 1] === second[after - 1]; size++) {
    before--;
    after--;
  }
  while (before + size < to && after + size < end && first[before + size] === second[after + size]) size++;
  return { before, after, size };
}

/** Changes that are near each other, with the lines around them. */
function hunksOf(changes: readonly Change[]): Change[][] {
  const hunks: Change[][] = [];
  let hunk: Change[] = [];
  for (const [at, change] of changes.entries()) {
    const { isEqual, before, after } = change;
    if (!isEqual) {
      hunk.push(change);
      continue;
    }
    const length = before[1] - before[0];
    const [isFirst, isLast] = [at === 0, at === changes.length - 1];
    const head: Change = { isEqual, before: [before[0], before[0] + CONTEXT], after: [after[0], after[0] + CONTEXT] };
    const tail: Change = { isEqual, before: [before[1] - CONTEXT, before[1]], after: [after[1] - CONTEXT, after[1]] };
    if (isFirst) hunk.push(length > CONTEXT ? tail : change);
    else if (isLast) hunk.push(length > CONTEXT ? head : change);
    else if (length > 2 * CONTEXT) {
      hunks.push([...hunk, head]);
      hunk = [tail];
    } else hunk.push(change);
  }
  return hunk.some(({ isEqual }) => !isEqual) ? [...hunks, hunk] : hunks;
}
