import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';

const MOST_LINES = 20;
const MOST_LENGTH = 600;

/** Compares a text with a file, to the letter. KUBETYPED_TEXTS=write writes the file again: read the difference. */
export function assertHeld(path: string, text: string): void {
  if (process.env['KUBETYPED_TEXTS'] === 'write') writeFileSync(path, text);
  assertSame(path, text);
}

/** The same of a file that others write. */
export function assertSame(path: string, text: string): void {
  const held = readFileSync(path, 'utf8');
  if (text !== held) assert.fail(`${path} says otherwise:\n${differencesOf(held, text)}`);
}

/** The lines that differ, each shown from a little before the first letter that does. */
function differencesOf(held: string, text: string): string {
  const expected = held.split('\n');
  const actual = text.split('\n');
  const lines: string[] = [];
  for (let at = 0; at < Math.max(expected.length, actual.length) && lines.length < MOST_LINES; at++) {
    const [a, b] = [expected[at] ?? '(nothing)', actual[at] ?? '(nothing)'];
    if (a === b) continue;
    let same = 0;
    while (a[same] === b[same]) same++;
    const shown = (line: string): string =>
      line.length > MOST_LENGTH ? `…${line.slice(Math.max(0, same - 100), same + MOST_LENGTH - 100)}` : line;
    lines.push(
      `${at + 1}`,
      ...(at > 0 ? [`    ${expected[at - 1]!.slice(0, 300)}`] : []),
      `  - ${shown(a)}`,
      `  + ${shown(b)}`,
    );
  }
  return lines.join('\n');
}
