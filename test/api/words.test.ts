// proto/**/words.json: every type and field has a description, in words of our own.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { withoutGo } from '../differential/go_oracle.ts';

interface Facts {
  readonly package: string;
}

type Groups = Iterable<readonly [file: string, versions: readonly Facts[]]>;

interface Checks {
  checkCoverage(groups?: Groups): {
    rows: readonly { file: string; described: number; needed: number }[];
    problems: readonly string[];
  };
  descriptions(): readonly { place: string; text: string }[];
  checkStyle(text: string): readonly string[];
  checkAgainstUpstream(): { problems: readonly string[]; skipped: readonly string[]; runs: number } | undefined;
  goComments(source: string): readonly string[];
  runs(text: string): readonly string[];
  numbers(text: string): readonly string[];
}

const load = (file: string): Promise<unknown> => import(pathToFileURL(join(process.cwd(), 'scripts', file)).href);
const { checkCoverage, descriptions, checkStyle, checkAgainstUpstream, goComments, runs, numbers } = (await load(
  'check-words.mjs',
)) as Checks;

test('every type and field is described, and nothing else', () => {
  const { rows, problems } = checkCoverage();
  assert.deepEqual(problems, []);
  for (const { file, described, needed } of rows) assert.equal(described, needed, file);
  assert.ok(rows.reduce((sum, { needed }) => sum + needed, 0) > 5000);
});

test('what is missing is found', () => {
  const file = 'proto/k8s.io/api/core/words.json';
  const invented = {
    package: 'k8s.io/api/core/v1',
    version: 'v1',
    structs: [
      { name: 'Pod', fields: [{ json: 'soul' }, { json: '' }] },
      { name: 'Ghost', fields: [] },
    ],
  };
  const { problems: found } = checkCoverage([['proto/none/words.json', [invented]]]);
  assert.deepEqual(found, [
    'proto/none/words.json: no description of Pod.soul (v1)',
    'proto/none/words.json: no description of Ghost (v1)',
  ]);
  const leftOver = checkCoverage([[file, [invented]]]).problems;
  assert.ok(leftOver.includes(`${file}: Affinity is no type`) && leftOver.includes(`${file}: Pod.spec is no field`));
});

test('descriptions are short and plain', () => {
  const problems = descriptions().flatMap(({ place, text }) =>
    checkStyle(text).map((problem) => `${place} ${problem}`),
  );
  assert.deepEqual(problems, []);
});

test('bad style is found', () => {
  assert.deepEqual(checkStyle('Seconds to wait. `1. 2. 3. 4.` is fine.'), []);
  for (const [text, problem] of [
    ['Seconds to wait', 'does not end with a period'],
    ['Seconds  to wait.', 'has space too much'],
    ['One. Two. Three. Four.', 'has 4 sentences: at most 3'],
    [`${'a'.repeat(400)}.`, 'has 401 characters: at most 400'],
    ['This field waits.', 'begins with what the reader sees anyway'],
    ['Waits for `name.', 'has a backtick too much'],
    ['Waits for */ to come.', 'would end a comment'],
  ] as const)
    assert.deepEqual(checkStyle(text), [problem]);
});

test('no description repeats the comments of upstream or names numbers they do not', (t) => {
  const compared = checkAgainstUpstream();
  if (compared === undefined) return t.skip(withoutGo);
  assert.deepEqual(compared.problems, []);
  assert.ok(compared.runs > 50_000);
});

test('copies and numbers are found', () => {
  const source =
    'type A struct {\n\t// Waits for ten seconds\n\t// and then, politely, gives UP.\n\tWait int `json:"http://wait"`\n\tFor int // at most 20\n}\n/* Eight words\nin a block comment, the old style. */';
  const comments = goComments(source);
  assert.deepEqual(
    comments.map((text) => text.trim()),
    [
      'Waits for ten seconds  and then, politely, gives UP.',
      'at most 20',
      'Eight words\nin a block comment, the old style.',
    ],
  );
  assert.deepEqual(
    runs('It waits for ten seconds and then politely gives up.').filter((run) => comments.flatMap(runs).includes(run)),
    ['waits for ten seconds and then politely gives', 'for ten seconds and then politely gives up'],
  );
  assert.deepEqual(runs('Only seven words are no run here'), []);
  assert.deepEqual(numbers('From 1 to 65535 (`0644`), since 1.33; `ext4`, `v1beta1` and IPv6 are names.'), [
    '1',
    '65535',
    '0644',
    '1.33',
  ]);
});
