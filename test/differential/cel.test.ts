// Random expressions over random schemas and data: the same issues, value, type, error, cost and estimate as cel-go's.
//
// KUBETYPED_CASES sets the number of expressions (20000), KUBETYPED_SEED repeats a run. Go builds scripts/go/cel from the
// module proxy when the cache folder of the machine does not hold it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, answer, expectedAnswer, type Question } from '../conformance/cel/answer.ts';
import { randomQuestion } from '../conformance/cel/random_question.ts';
import { Random } from '../conformance/cel/random_schema.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 20_000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const BATCH = 1000;
/** More differences are not looked for. */
const MOST = 10;

const path = builtGo('cel');
const skip = path === undefined && withoutGo;

test(`${cases} random expressions`, { skip }, async (context) => {
  const program = new QuestionProgram(path!, []);
  const random = new Random(seed);
  const wrong: string[] = [];
  const kinds = { value: 0, error: 0, issues: 0 };
  try {
    for (let asked = 0; asked < cases && wrong.length < MOST; asked += BATCH) {
      const questions: Question[] = Array.from({ length: Math.min(BATCH, cases - asked) }, () =>
        randomQuestion(random),
      );
      const answers = await program.ask<Answer>(questions);
      const doubtful: Question[] = [];
      for (const [index, question] of questions.entries()) {
        const expected = answers[index]!;
        kinds[expected.issues !== undefined ? 'issues' : expected.value !== undefined ? 'value' : 'error']++;
        if (!isSame(answer(question), expected)) doubtful.push({ ...question, runs: 200 });
      }
      // Loops over maps take the keys in any order: before a row is wrong, Go is asked again.
      const again = doubtful.length === 0 ? [] : await program.ask<Answer>(doubtful);
      for (const [index, question] of doubtful.entries()) {
        const ours = answer(question);
        const expected = expectedAnswer(again[index]!, ours);
        if (!isSame(ours, expected) && !isOverwritten(question, ours, expected))
          wrong.push(`${JSON.stringify(question)}\n  ours ${JSON.stringify(ours)}\n  Go   ${JSON.stringify(expected)}`);
      }
    }
  } finally {
    program.end();
  }
  context.diagnostic(`${kinds.value} values, ${kinds.error} errors, ${kinds.issues} refused`);
  assert.equal(wrong.length, 0, `seed ${seed}\n${wrong.join('\n')}`);
  assert.ok(kinds.value > cases / 2, 'most expressions have a value');
});

/** What panics in Go, outside of an evaluation, must be an issue here. */
function isSame(ours: Answer, expected: Answer): boolean {
  if (expected.panic !== undefined) return ours.program !== undefined || ours.issues !== undefined;
  return JSON.stringify(sorted(ours)) === JSON.stringify(sorted(expected));
}

function sorted({ issues, ...answer }: Answer): unknown {
  // Which numbers the variables of types have is chance in Go: it takes the parameters of an overload in any order.
  const all = { ...answer, ...(issues !== undefined && { issues: issues.replaceAll(/\b_var\d+/g, '_var') }) };
  return Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Go appends bytes in place: what a loop adds to the same bytes, the next turn overwrites. */
function isOverwritten({ expression }: Question, ours: Answer, expected: Answer): boolean {
  return (
    /\bb['"]/.test(expression) &&
    expression.includes('+') &&
    /\.(map|filter|transformMap|transformList|transformMapEntry)\(/.test(expression) &&
    isSame(withoutValue(ours), withoutValue(expected))
  );
}

const withoutValue = ({ value: _, ...rest }: Answer): Answer => rest;
