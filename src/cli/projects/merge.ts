import { append } from '#engine/go/append';
import { isMap } from '#engine/json/untyped';
import { type Hunk, hunksOf, linesOf } from './lines.ts';

/** What comes of two changes of a text. */
export interface Merged {
  readonly text: string;
  /** How many places were changed in two ways: they are in the text between the marks of git. */
  readonly conflicts: number;
}

/** A run of lines of the base, with what each side makes of it. */
interface Region {
  readonly from: number;
  readonly to: number;
}

/**
 * Merges what the owner of a file and its template have changed since the template was written. Changes that touch are
 * in conflict unless they are the same, as for `git merge-file`.
 */
export function mergeLines(
  base: string,
  mine: string,
  theirs: string,
  names: readonly [mine: string, theirs: string],
): Merged {
  const [old, a, b] = [base, mine, theirs].map(linesOf);
  if (old === undefined || a === undefined || b === undefined) return { text: mine, conflicts: 0 };
  const [changesA, changesB] = [hunksOf(old, a), hunksOf(old, b)];
  const out: string[] = [];
  let conflicts = 0;
  let at = 0;
  for (const region of regionsOf([...changesA, ...changesB])) {
    append(out, old.slice(at, region.from));
    at = region.to;
    const [before, ours, other] = [
      old.slice(region.from, region.to),
      sideOf(region, changesA, a),
      sideOf(region, changesB, b),
    ];
    if (isSame(ours, other) || isSame(other, before)) append(out, ours);
    else if (isSame(ours, before)) append(out, other);
    else {
      conflicts++;
      append(out, [`<<<<<<< ${names[0]}\n`, ...ended(ours), '=======\n', ...ended(other), `>>>>>>> ${names[1]}\n`]);
    }
  }
  append(out, old.slice(at));
  return { text: out.join(''), conflicts };
}

/** Runs of the base that either side changed; those that overlap or touch are one. */
function regionsOf(hunks: readonly Hunk[]): Region[] {
  const regions: { from: number; to: number }[] = [];
  for (const { from, to } of [...hunks].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = regions.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else regions.push({ from, to });
  }
  return regions;
}

/** What one side has in place of a run of the base. */
function sideOf({ from, to }: Region, hunks: readonly Hunk[], lines: readonly string[]): string[] {
  // How far lines have moved before the run, and in it.
  const grown = (until: (hunk: Hunk) => boolean): number =>
    hunks.filter(until).reduce((sum, hunk) => sum + (hunk.newTo - hunk.newFrom) - (hunk.to - hunk.from), 0);
  const before = grown((hunk) => hunk.to < from);
  const within = grown((hunk) => hunk.from >= from && hunk.to <= to);
  return lines.slice(from + before, to + before + within);
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join('') === b.join('');
const ended = (lines: readonly string[]): string[] => lines.map((line) => (line.endsWith('\n') ? line : `${line}\n`));

/** What comes of two changes of a JSON value: where both sides changed something, the owner's is kept. */
export function mergeJSON(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  conflict: (path: string) => void,
  path = '',
): unknown {
  if (isMap(mine) && isMap(theirs)) {
    const old = isMap(base) ? base : {};
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const entries = [...keys].map((key): [string, unknown] => [
      key,
      mergeJSON(old[key], mine[key], theirs[key], conflict, path === '' ? key : `${path}.${key}`),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  const [was, is, will] = [base, mine, theirs].map((value) => JSON.stringify(value));
  if (is === will || was === will) return mine;
  if (was === is) return theirs;
  conflict(path);
  return mine;
}
