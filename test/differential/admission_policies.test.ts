// Random admission policies, validating and mutating, and requests that they look at: the same refusals, warnings,
// annotations and objects as in Go.
//
// KUBETYPED_CASES sets the number of requests (500), KUBETYPED_SEED repeats a run. Go builds scripts/go/admission from the
// module proxy when the cache folder of the machine does not hold it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { type Answer, answer, type Question } from '../admission/policy_answer.ts';
import { randomQuestion } from '../admission/random_policies.ts';
import { Random } from '../conformance/cel/random_schema.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 500);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const BATCH = 100;

const path = builtGo('admission');
const skip = path === undefined && withoutGo;

test(`${cases} random requests`, { skip }, async (context) => {
  assert.ok(path);
  const program = new QuestionProgram(path, []);
  const random = new Random(seed);
  const seen = { refused: 0, warned: 0, annotated: 0, changed: 0, untouched: 0 };
  try {
    for (let asked = 0; asked < cases; asked += BATCH) {
      const questions: Question[] = Array.from({ length: Math.min(BATCH, cases - asked) }, () =>
        randomQuestion(random),
      );
      const answers = await program.ask<Answer>(questions);
      for (const [index, question] of questions.entries()) {
        const expected = answers[index];
        assert.ok(expected);
        const ours = anyField(await answer(question));
        count(seen, question, expected);
        if (!isDeepStrictEqual(ours, anyField(expected)) && expected.panic === undefined)
          assert.deepEqual(ours, anyField(expected), `${JSON.stringify(question)} (seed ${seed})`);
      }
    }
  } finally {
    program.end();
  }
  context.diagnostic(JSON.stringify(seen));
  assert.ok(Math.min(...Object.values(seen)) > cases / 100, 'everything happens');
});

/** An answer as JSON holds it. Of several undeclared fields Go names the one that comes first in a map, which is chance. */
function anyField(given: Answer): unknown {
  return JSON.parse(JSON.stringify(given).replaceAll(/[.\w]+: field not declared in schema/g, 'field not declared'));
}

function count(
  seen: Record<string, number>,
  question: Question,
  { error, warnings, annotations, object }: Answer,
): void {
  const found = [
    ...(error ? ['refused'] : []),
    ...(warnings ? ['warned'] : []),
    ...(annotations ? ['annotated'] : []),
    ...(object !== undefined && !isDeepStrictEqual(object, question.request.object) ? ['changed'] : []),
  ];
  for (const each of found.length > 0 ? found : ['untouched']) seen[each] = (seen[each] ?? 0) + 1;
}
