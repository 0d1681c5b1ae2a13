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
const FILES = { spec: 1500, libraries: 300, functions: 2700, random: 1500 } as const;

for (const [name, least] of Object.entries(FILES)) {
  test(`${name}: every row is answered as cel-go answers it`, () => {
    const text = gunzipSync(readFileSync(`test/conformance/cel/${name}.jsonl.gz`)).toString('utf8');
    const rows = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Row);
    assert.ok(rows.length >= least, `only ${rows.length} rows`);
    for (const { in: question, out: expected } of rows) {
      const ours = answer(question);
      assert.deepEqual(ours, expectedAnswer(expected, ours), JSON.stringify(question));
    }
  });
}
