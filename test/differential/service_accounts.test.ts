// Random keys and tokens of ServiceAccounts: ours are published, issued and checked as by kube-apiserver's own packages.
//
// KUBETYPED_CASES sets the number of cases per area (3000), KUBETYPED_SEED repeats a run. Go builds scripts/go/serviceaccounts
// from the module proxy when the cache folder of the machine does not hold it.
import { test } from 'node:test';
import { type AnswerRow, assertAnswer } from '../apimachinery/vectors/answer_rows.ts';
import { randomServiceAccountInput } from '../apiserver/random_service_accounts.ts';
import { comparable, serviceAccountAnswers } from '../apiserver/service_account_answers.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 3000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);

const path = builtGo('serviceaccounts');
const skip = path === undefined && withoutGo;

for (const [area, answer] of Object.entries(serviceAccountAnswers))
  test(`service accounts: ${area}`, { skip }, async (t) => {
    t.diagnostic(`${cases} cases, KUBETYPED_SEED=${seed}`);
    const random = new Random(seed);
    const program = new QuestionProgram(path!, []);
    t.after(() => program.end());
    const questions = Array.from({ length: cases }, () => ({ area, in: randomServiceAccountInput(area, random) }));
    for (const row of await program.ask<AnswerRow>(questions))
      await assertAnswer(area, answer, { in: row.in, out: comparable(area, row.out) }, `(seed ${seed})`);
  });
