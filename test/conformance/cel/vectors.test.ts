// What cel-go, as Kubernetes 1.37 uses it, makes of expressions: issues, value, type, error and cost (scripts/vectors.sh cel).
//
// spec holds every test of cel-spec v0.25.2 that touches no protobuf message, whatever Kubernetes makes of it: tests of
// unchecked expressions are asked checked, as Kubernetes checks all, and functions that it lacks are issues. Left out are
// those of spec_census.json, which the Go program counts: containers, of which Kubernetes has none and which nearly all name
// messages; expressions and variables with messages; and declared functions.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { packedRows } from '../../packed_rows.ts';
import { oneIn } from '../../some_of.ts';
import { type Answer, answer, expectedAnswer, type Question } from './answer.ts';

interface Row {
  readonly in: Question;
  readonly out: Answer;
}

/** The least rows of each file, so that none gets lost. */
const FILES = { spec: 1720, libraries: 305, situations: 2632, functions: 2880, random: 1500 } as const;

function readRows(name: string): Row[] {
  return packedRows<Row>(`test/conformance/cel/${name}.jsonl.gz`);
}

for (const [name, least] of Object.entries(FILES)) {
  test(`${name}: every row is answered as cel-go answers it`, () => {
    const rows = readRows(name);
    assert.ok(rows.length >= least, `only ${rows.length} rows`);
    for (const { in: question, out: expected } of oneIn(3, rows)) {
      const ours = answer(question);
      assert.deepEqual(ours, expectedAnswer(expected, ours), JSON.stringify(question));
    }
  });
}

test('spec: no test of cel-spec is left out but for a counted reason', (context) => {
  const { questions, leftOut } = JSON.parse(readFileSync('test/conformance/cel/spec_census.json', 'utf8')) as {
    questions: number;
    leftOut: Readonly<Record<string, number>>;
  };
  assert.equal(readRows('spec').length, questions);
  const total = Object.values(leftOut).reduce((sum, count) => sum + count, questions);
  context.diagnostic(`${questions} of ${total} tests; left out: ${JSON.stringify(leftOut)}`);
  assert.ok(total >= 2454, `${total} tests in all`);
  for (const reason of Object.keys(leftOut))
    assert.match(reason, /^(?:container|expression with|variable (?:of|with) a message|declaration of a function)/);
});

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
