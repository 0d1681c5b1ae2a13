// Server-side apply, ours and Go's, on random sets, values and runs of several managers. The Go program makes the inputs:
// it has the schemas at hand. KUBETYPED_CASES and the like are as in compare_answers.ts, whole runs of several operations
// being fewer.
import { after, before, type TestContext, test } from 'node:test';
import { type AnswerRow, assertAnswer } from '../apimachinery/vectors/answer_rows.ts';
import { managedFieldsAnswers } from '../apimachinery/vectors/managed_fields_answers.ts';
import { GoProgram, hasGo, withoutGo } from './go_oracle.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 20_000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const chosen = process.env['KUBETYPED_AREAS']?.split(',');
const BATCH = 500;

/** How many cases of an area there are to a case of KUBETYPED_CASES. */
const shares: Readonly<Record<string, number>> = {
  'smd-element': 1,
  'smd-value': 1,
  'smd-set': 1,
  'smd-typed': 1,
  'smd-updater': 0.25,
  'field-manager': 0.15,
  'managed-scale': 0.25,
};

let program: GoProgram | undefined;
before(() => {
  if (hasGo()) program = new GoProgram('managedfieldsvectors', '-serve');
});
after(() => program?.end());

for (const [area, share] of Object.entries(shares)) {
  test(area, async (t: TestContext) => {
    if (chosen !== undefined && !chosen.includes(area)) return t.skip('not among KUBETYPED_AREAS');
    if (program === undefined) return t.skip(withoutGo);
    const count = Math.ceil(cases * share);
    t.diagnostic(`${count} cases, KUBETYPED_SEED=${seed}`);
    for (let done = 0; done < count; done += BATCH) {
      const seeds = Array.from({ length: Math.min(BATCH, count - done) }, (_, at) => seed + done + at);
      const answers = await program.ask<{ out: AnswerRow }>(
        seeds.map((each) => ({ area: 'random', in: { area, seed: each } })),
      );
      for (const [at, { out }] of answers.entries())
        await assertAnswer(area, managedFieldsAnswers[area]!, out, `(seed ${seeds[at]})`);
    }
  });
}
