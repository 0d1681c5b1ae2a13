// What cel-go, as Kubernetes 1.36 uses it, makes of expressions: issues, value, type, error and cost (scripts/cel.sh).
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { answer, expectedAnswer, type Answer, type Question } from './answer.ts';

interface Row {
  readonly in: Question;
  readonly out: Answer;
}

/** The least rows of each file, so that none gets lost. */
const FILES = { spec: 1538, libraries: 305, functions: 2860, random: 1500 } as const;

function readRows(name: string): Row[] {
  const text = gunzipSync(readFileSync(`test/conformance/cel/${name}.jsonl.gz`)).toString('utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}

for (const [name, least] of Object.entries(FILES)) {
  test(`${name}: every row is answered as cel-go answers it`, () => {
    const rows = readRows(name);
    assert.ok(rows.length >= least, `only ${rows.length} rows`);
    for (const { in: question, out: expected } of rows) {
      const ours = answer(question);
      assert.deepEqual(ours, expectedAnswer(expected, ours), JSON.stringify(question));
    }
  });
}

test('syntax: every fault is found where cel-go finds it, in the same words', (context) => {
  const rows = readRows('syntax');
  assert.ok(rows.length >= 1500, `only ${rows.length} rows`);
  let same = 0;
  for (const { in: question, out } of rows) {
    const { issues = '' } = answer(question);
    const [first] = issues.split('\n', 1);
    assert.equal(first, out.issues?.split('\n', 1)[0], JSON.stringify(question));
    if (issues === out.issues) same++;
  }
  context.diagnostic(`${same} of ${rows.length} with all issues behind the first the same, too`);
  // Behind a fault, the parser that ANTLR makes goes on at some places where ours has nothing more to say.
  assert.ok(same > rows.length * 0.97, `${same} of ${rows.length}`);
});
