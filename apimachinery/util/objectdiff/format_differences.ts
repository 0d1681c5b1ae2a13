import { stringifyJSON } from '#engine/json/stringify';
import { stringifyYAML } from '#engine/yaml/index';
import type { Difference } from './difference.ts';
import { align } from './internal/align.ts';
import { keyText } from './internal/place.ts';
import { visible } from './internal/visible.ts';

/** How differences are shown. */
export interface FormatDifferencesOptions {
  /** Red, green and yellow, for a terminal. Not by default. */
  readonly colour?: boolean;
}

/** A value as long as this, or a pair of them, still stands behind its path. */
const INLINE_LENGTH = 80;
/** Lines around a changed one of a text. */
const CONTEXT = 2;

/**
 * Differences as text: lines that begin with `~` for what has changed, `+` for what was added and `-` for what was
 * removed, and below them with four spaces what is too long for one line. Of texts of several lines, those are shown that
 * are different. Control characters are escaped. Each line ends with a line feed; the text is empty when there are none.
 */
export function formatDifferences(differences: readonly Difference[], options: FormatDifferencesOptions = {}): string {
  const paint = options.colour === true ? inColour : (_: Sign, line: string): string => line;
  return differences
    .map((difference) =>
      linesOf(difference)
        .map(([sign, line]) => `${paint(sign, line)}\n`)
        .join(''),
    )
    .join('');
}

/** What a line says: added, removed, changed, or nothing. */
type Sign = '+' | '-' | '~' | ' ';
type Line = readonly [Sign, string];

const COLOURS = { '+': 32, '-': 31, '~': 33 } as const;

function inColour(sign: Sign, line: string): string {
  return sign === ' ' ? line : `\x1b[${COLOURS[sign]}m${line}\x1b[39m`;
}

function linesOf({ path, op, before, after }: Difference): readonly Line[] {
  const place = path === '' ? '(all)' : visible(path);
  switch (op) {
    case 'added':
      return one('+', place, after);
    case 'removed':
      return one('-', place, before);
    case 'reordered':
      return [['~', `~ ${place}: order [${orderText(before)}] -> [${orderText(after)}]`]];
    default:
      return changed(place, before, after);
  }
}

function one(sign: '+' | '-', place: string, value: unknown): readonly Line[] {
  const text = inlineText(value);
  if (text !== undefined) return [[sign, `${sign} ${place}: ${text}`]];
  return [[sign, `${sign} ${place}:`], ...block(sign, value)];
}

function changed(place: string, before: unknown, after: unknown): readonly Line[] {
  const texts = [inlineText(before), inlineText(after)];
  if (texts[0] !== undefined && texts[1] !== undefined && texts[0].length + texts[1].length <= INLINE_LENGTH)
    return [['~', `~ ${place}: ${texts[0]} -> ${texts[1]}`]];
  const head: Line = ['~', `~ ${place}:`];
  if (isText(before) && isText(after)) return [head, ...changedLines(before.split('\n'), after.split('\n'))];
  return [head, ...block('-', before, true), ...block('+', after, true)];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.includes('\n');
}

/** A value on one line; undefined when it is too long, or a text of several lines. */
function inlineText(value: unknown): string | undefined {
  if (isText(value)) return undefined;
  const text = visible(stringifyJSON(value));
  return text.length <= INLINE_LENGTH ? text : undefined;
}

/** A value on lines of its own. */
function block(sign: '+' | '-', value: unknown, signed = false): Line[] {
  const text =
    typeof value === 'object' && value !== null
      ? stringifyYAML(value, { sortKeys: false })
      : isText(value)
        ? value
        : stringifyJSON(value);
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line): Line => [sign, `    ${signed ? `${sign} ` : ''}${visible(line)}`]);
}

/** What is different in two texts, with some lines around it. */
function changedLines(before: readonly string[], after: readonly string[]): Line[] {
  const all: Line[] = [];
  let added: Line[] = [];
  const flush = (): void => {
    all.push(...added);
    added = [];
  };
  for (const [i, j] of align(
    before,
    after,
    (a, b) => a === b,
    (line) => line,
  )) {
    if (i !== undefined && j !== undefined && before[i] === after[j]) {
      flush();
      all.push([' ', `      ${visible(before[i]!)}`.trimEnd()]);
      continue;
    }
    if (i !== undefined) all.push(['-', `    - ${visible(before[i]!)}`]);
    if (j !== undefined) added.push(['+', `    + ${visible(after[j]!)}`]);
  }
  flush();
  return withContext(all);
}

function withContext(all: readonly Line[]): Line[] {
  const lines: Line[] = [];
  /** The distance to the changed lines before and after each line. */
  const distances = new Array<number>(all.length).fill(Infinity);
  let distance = Infinity;
  for (const [index, [sign]] of all.entries()) distances[index] = distance = sign === ' ' ? distance + 1 : 0;
  distance = Infinity;
  for (let index = all.length - 1; index >= 0; index--) {
    distance = all[index]![0] === ' ' ? distance + 1 : 0;
    distances[index] = Math.min(distances[index]!, distance);
  }
  for (const [index, line] of all.entries()) {
    if (distances[index]! <= CONTEXT) lines.push(line);
    else if (distances[index - 1] === CONTEXT || index === 0) lines.push([' ', '      ...']);
  }
  return lines;
}

function orderText(labels: unknown): string {
  return visible((labels as readonly unknown[]).map(keyText).join(', '));
}
