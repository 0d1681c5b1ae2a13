// Random policies over random types: the same warnings for `status.typeChecking` as Go's type checker gives.
//
// KUBETYPED_CASES sets the number of policies (500), KUBETYPED_SEED repeats a run. Go builds scripts/go/admission from the
// module proxy when the cache folder of the machine does not hold it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomTypeCheck } from '../admission/random_type_checks.ts';
import { typeCheckAnswer } from '../admission/type_check_answer.ts';
import { Random } from '../conformance/cel/random_schema.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 500);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const BATCH = 100;

const path = builtGo('admission');
const skip = path === undefined && withoutGo;

test(`${cases} random policies are warned of as in Go`, { skip }, async (context) => {
  assert.ok(path);
  const program = new QuestionProgram(path, []);
  const random = new Random(seed);
  const seen = { warned: 0, fine: 0, several: 0 };
  try {
    for (let asked = 0; asked < cases; asked += BATCH) {
      const questions = Array.from({ length: Math.min(BATCH, cases - asked) }, () => randomTypeCheck(random));
      const answers = await program.ask<{ typeWarnings?: { warning: string }[]; panic?: string }>(
        questions.map((typeCheck) => ({ typeCheck, request: { operation: 'CREATE' } })),
      );
      for (const [index, question] of questions.entries()) {
        const { typeWarnings = [], panic } = answers[index]!;
        assert.equal(panic, undefined);
        seen[typeWarnings.length === 0 ? 'fine' : 'warned']++;
        if (typeWarnings.some(({ warning }) => warning.includes('\n\n'))) seen.several++;
        assert.deepEqual(typeCheckAnswer(question), typeWarnings, `${JSON.stringify(question)} (seed ${seed})`);
      }
    }
  } finally {
    program.end();
  }
  context.diagnostic(JSON.stringify(seen));
  assert.ok(Math.min(...Object.values(seen)) > cases / 20, 'everything happens');
});
