/** A run of lines: kept, or taken out of the old text and put into the new one. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** The lines of a text, each with its end. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Where two texts differ, in order: the fewest lines that must go and come. Myers' algorithm. */
export function hunksOf(a: readonly string[], b: readonly string[]): Hunk[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const same = commonLines(a.slice(start, endA), b.slice(start, endB));
  const hunks: Hunk[] = [];
  let [atA, atB] = [start, start];
  for (const [indexA, indexB] of [...same.map(([i, j]) => [i + start, j + start] as const), [endA, endB] as const]) {
    if (indexA > atA || indexB > atB) hunks.push({ from: atA, to: indexA, newFrom: atB, newTo: indexB });
    [atA, atB] = [indexA + 1, indexB + 1];
  }
  return hunks;
}

/** More than this, and texts have nothing to do with each other. */
const MAX_EDITS = 2000;

/** Pairs of equal lines, as many as can be; none for texts that hardly have any. */
function commonLines(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const reach = new Map<number, number>([[1, 0]]);
  const history: Map<number, number>[] = [];
  for (let edits = 0; edits <= Math.min(a.length + b.length, MAX_EDITS); edits++) {
    history.push(new Map(reach));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = stepsDown(reach, diagonal, edits) ? (reach.get(diagonal + 1) ?? 0) : (reach.get(diagonal - 1) ?? 0) + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++;
      reach.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return traced(history, a.length, b.length);
    }
  }
  return [];
}

function stepsDown(reach: ReadonlyMap<number, number>, diagonal: number, edits: number): boolean {
  return (
    diagonal === -edits || (diagonal !== edits && (reach.get(diagonal - 1) ?? -1) < (reach.get(diagonal + 1) ?? -1))
  );
}

function traced(history: readonly Map<number, number>[], endA: number, endB: number): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let [x, y] = [endA, endB];
  for (let edits = history.length - 1; edits >= 0; edits--) {
    const reach = history[edits] ?? new Map<number, number>();
    const diagonal = x - y;
    const previous = stepsDown(reach, diagonal, edits) ? diagonal + 1 : diagonal - 1;
    const fromX = reach.get(previous) ?? 0;
    const fromY = fromX - previous;
    for (; x > fromX && y > fromY; x--, y--) pairs.push([x - 1, y - 1]);
    [x, y] = [fromX, fromY];
  }
  return pairs.reverse();
}

const CONTEXT = 3;

/** A change as `git apply` takes it; empty for none. @param before undefined for a new file @param after undefined for one that goes */
export function unifiedDiff(path: string, before: string | undefined, after: string | undefined): string {
  const [a, b] = [linesOf(before ?? ''), linesOf(after ?? '')];
  const groups: Hunk[][] = [];
  for (const hunk of hunksOf(a, b)) {
    const last = groups.at(-1);
    if (last !== undefined && hunk.from - (last.at(-1)?.to ?? 0) <= 2 * CONTEXT) last.push(hunk);
    else groups.push([hunk]);
  }
  if (groups.length === 0) return '';
  const shown = (sign: string, line: string): string =>
    `${sign}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`;
  const bodies = groups.map((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) return '';
    const lead = Math.min(CONTEXT, first.from);
    const tail = Math.min(CONTEXT, a.length - last.to);
    let text = '';
    let at = first.from - lead;
    for (const { from, to, newFrom, newTo } of group) {
      text += a
        .slice(at, from)
        .map((line) => shown(' ', line))
        .join('');
      text += a
        .slice(from, to)
        .map((line) => shown('-', line))
        .join('');
      text += b
        .slice(newFrom, newTo)
        .map((line) => shown('+', line))
        .join('');
      at = to;
    }
    text += a
      .slice(at, at + tail)
      .map((line) => shown(' ', line))
      .join('');
    const range = (start: number, count: number): string => `${count === 0 ? start : start + 1},${count}`;
    const oldRange = range(first.from - lead, last.to + tail - (first.from - lead));
    const newRange = range(first.newFrom - lead, last.newTo + tail - (first.newFrom - lead));
    return `@@ -${oldRange} +${newRange} @@\n${text}`;
  });
  const mode =
    before === undefined ? 'new file mode 100644\n' : after === undefined ? 'deleted file mode 100644\n' : '';
  const oldName = before === undefined ? '/dev/null' : `a/${path}`;
  const newName = after === undefined ? '/dev/null' : `b/${path}`;
  return `diff --git a/${path} b/${path}\n${mode}--- ${oldName}\n+++ ${newName}\n${bodies.join('')}`;
}
