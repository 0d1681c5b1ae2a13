import { UsageError } from '../usage_error.ts';

/** Maximum alternatives in braces. */
const MAX_ALTERNATIVES = 256;

/**
 * A pattern for paths: `*` and `?` within a name, `**` for any folders, `{yaml,yml}` for alternatives. Wildcards do not
 * match a leading dot. Matched folder by folder: a state is the set of positions in the pattern reached so far, so that
 * nothing is tried twice.
 */
export class Glob {
  /** The folder that contains all possible matches. */
  readonly base: string;
  readonly #patterns: readonly (readonly string[])[];

  /** @throws UsageError when braces expand to too many patterns */
  constructor(pattern: string) {
    const segments = pattern.split('/');
    const first = segments.findIndex(isMagic);
    const fixed = first < 0 ? segments.length - 1 : first;
    this.base = segments.slice(0, fixed).join('/') || (pattern.startsWith('/') ? '/' : '.');
    this.#patterns = expandBraces(segments.slice(fixed).join('/')).map((path) =>
      path.split('/').filter((segment) => segment !== ''),
    );
  }

  /** The initial state, at `base`. */
  start(): GlobState {
    return this.#patterns.map(() => new Set([0]));
  }

  /** The state within a folder; undefined when nothing in it can match. */
  enter(state: GlobState, folder: string): GlobState | undefined {
    const next = state.map((places, index) => step(this.#patterns[index]!, places, folder));
    return next.some((places) => places.size > 0) ? next : undefined;
  }

  /** Whether a file in a folder of this state matches. */
  matches(state: GlobState, file: string): boolean {
    return state.some((places, index) => {
      const pattern = this.#patterns[index]!;
      return step(pattern, places, file).has(pattern.length);
    });
  }
}

/**
 * Whether a path, or a folder it is in, matches a pattern: `**\/generated/*.yaml`. A pattern without a slash is that of a
 * name anywhere in the path.
 * @throws UsageError when braces expand to too many patterns
 */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const trimmed = pattern.replace(/^\.\//, '').replace(/\/$/, '');
  const patterns = expandBraces(trimmed).map((each) => each.split('/').filter((segment) => segment !== ''));
  const isName = !trimmed.includes('/');
  return (path) => {
    const names = path.split('/').filter((name) => name !== '' && name !== '.');
    return patterns.some((segments) =>
      isName ? names.some((name) => matchName(segments[0] ?? '', name)) : isWithin(segments, names),
    );
  };
}

function isWithin(pattern: readonly string[], names: readonly string[]): boolean {
  let places: ReadonlySet<number> = new Set([0]);
  for (const name of names) {
    places = step(pattern, places, name);
    if (places.has(pattern.length)) return true;
    if (places.size === 0) return false;
  }
  return false;
}

/** For each alternative of a pattern, the possible numbers of segments matched. */
export type GlobState = readonly ReadonlySet<number>[];

/** Whether a path has wildcards. */
export function isMagic(path: string): boolean {
  return /[*?{]/.test(path);
}

function step(pattern: readonly string[], places: ReadonlySet<number>, name: string): Set<number> {
  const next = new Set<number>();
  const open = [...places];
  const seen = new Set(open);
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const segment = pattern[place];
    if (segment === undefined) continue;
    if (segment !== '**') {
      if (matchName(segment, name)) next.add(place + 1);
      continue;
    }
    // `**` matches this name and stays, or matches nothing. At the end of the pattern it matches files too.
    if (!name.startsWith('.')) next.add(place);
    if (!name.startsWith('.') && place === pattern.length - 1) next.add(pattern.length);
    if (!seen.has(place + 1)) {
      seen.add(place + 1);
      open.push(place + 1);
    }
  }
  return next;
}

/** Matches a name with `*` and `?`. Only the last star is retried: that suffices, in linear time. */
function matchName(pattern: string, name: string): boolean {
  if (name.startsWith('.') && !pattern.startsWith('.')) return false;
  let at = 0;
  let place = 0;
  let star = -1;
  let retry = 0;
  while (at < name.length) {
    if (pattern[place] === '*') {
      star = place++;
      retry = at;
    } else if (pattern[place] === '?' || (place < pattern.length && pattern[place] === name[at])) {
      place++;
      at++;
    } else if (star >= 0) {
      place = star + 1;
      at = ++retry;
    } else {
      return false;
    }
  }
  while (pattern[place] === '*') place++;
  return place === pattern.length;
}

function expandBraces(pattern: string): string[] {
  let done: string[] = [''];
  let at = 0;
  while (at < pattern.length) {
    const open = pattern.indexOf('{', at);
    const close = open < 0 ? -1 : pattern.indexOf('}', open);
    const fixed = pattern.slice(at, close < 0 ? pattern.length : open);
    const choices = close < 0 ? [''] : pattern.slice(open + 1, close).split(',');
    if (done.length * choices.length > MAX_ALTERNATIVES)
      throw new UsageError(`the pattern ${pattern} expands to more than ${MAX_ALTERNATIVES} patterns`);
    done = done.flatMap((start) => choices.map((choice) => start + fixed + choice));
    at = close < 0 ? pattern.length : close + 1;
  }
  return done;
}
