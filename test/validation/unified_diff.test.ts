// The diff that some refusals end with: the rows are what difflib of Go and Python makes of the same lines.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unifiedDiff } from '#src/validation/checks/unified_diff';

/** Letters that stand for lines. */
const ROWS: readonly (readonly [before: string, after: string, diff: string])[] = [
  ['abc', 'abc', ''],
  ['a', 'b', '@@ -1 +1 @@|-a|+b|'],
  ['ab', 'acab', '@@ -1,2 +1,4 @@|+a|+c| a| b|'],
  ['abcdefghij', 'abcdeXfghij', '@@ -3,6 +3,7 @@| c| d| e|+X| f| g| h|'],
  ['XbcdefghY', 'bcdefghZ', '@@ -1,4 +1,3 @@|-X| b| c| d|@@ -6,4 +5,4 @@| f| g| h|-Y|+Z|'],
  ['XbcdefgY', 'bcdefgZ', '@@ -1,8 +1,7 @@|-X| b| c| d| e| f| g|-Y|+Z|'],
  ['qabxcd', 'abycdf', '@@ -1,6 +1,6 @@|-q| a| b|-x|+y| c| d|+f|'],
];

const lines = (letters: string): string => [...letters].join('\n');

test('hunks of a unified diff', () => {
  for (const [before, after, diff] of ROWS)
    assert.equal(unifiedDiff(lines(before), lines(after)).replaceAll('\n', '|'), diff, `${before} ${after}`);
});

test('a line that is everywhere does not decide where long texts agree', () => {
  const before = Array.from({ length: 250 }, (_, at) => (at % 2 === 0 ? '}' : `line ${at}`));
  const after = ['}', '}', '}', ...before];
  assert.equal(unifiedDiff(before.join('\n'), after.join('\n')), '@@ -1,3 +1,6 @@\n+}\n+}\n+}\n }\n line 1\n }\n');
});

test('lines that are everywhere are part of what is equal beside others', () => {
  const others = Array.from({ length: 200 }, (_, at) => `line ${at}`);
  const before = ['{', 'only', '}', '}', '}', '}'];
  const after = ['}', '}', '}', '}', ...others, 'only', '}'];
  const added = [...after.slice(0, -2)].map((line) => `+${line}\n`).join('');
  assert.equal(
    unifiedDiff(before.join('\n'), after.join('\n')),
    `@@ -1,6 +1,206 @@\n-{\n${added} only\n }\n-}\n-}\n-}\n`,
  );
});
