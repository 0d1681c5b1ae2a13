// Random webhook configurations, answers and requests: the same calls, refusals, warnings, annotations and objects as those
// of the dispatchers of Go.
//
// KUBETYPED_CASES sets the number of requests (60), KUBETYPED_SEED repeats a run. Go builds scripts/go/admission from the
// module proxy when the cache folder of the machine does not hold it.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { randomWebhookQuestion } from '../admission/random_webhooks.ts';
import { type WebhookAnswer, Webhooks } from '../admission/webhook_answer.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 60);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const BATCH = 20;

const path = builtGo('admission');
const skip = path === undefined && withoutGo;

test(`${cases} random requests and what webhooks say of them`, { skip, timeout: 600_000 }, async (t) => {
  assert.ok(path);
  const webhooks = await Webhooks.listen(t);
  const program = new QuestionProgram(path, []);
  t.after(() => program.end());
  const random = new Random(seed);
  const differences: string[] = [];
  let calls = 0;
  for (let asked = 0; asked < cases; asked += BATCH) {
    const questions = Array.from({ length: Math.min(BATCH, cases - asked) }, () => randomWebhookQuestion(random));
    const answers = await program.ask<WebhookAnswer>(questions);
    for (const [index, question] of questions.entries()) {
      const expected = answers[index];
      const ours: unknown = JSON.parse(JSON.stringify(await webhooks.answer(question)));
      calls += expected?.calls?.length ?? 0;
      if (isDeepStrictEqual(comparable(ours), comparable(expected))) continue;
      differences.push(
        `${JSON.stringify(question)}\n  Go   ${JSON.stringify(expected)}\n  ours ${JSON.stringify(ours)}`,
      );
    }
  }
  t.diagnostic(`${calls} calls, ${differences.length} differences`);
  const report = process.env['KUBETYPED_TRANSCRIPT'];
  if (report !== undefined) writeFileSync(report, differences.join('\n\n'));
  assert.ok(calls > cases / 2, 'webhooks are asked');
  assert.deepEqual(differences.slice(0, 3), [], `seed ${seed}`);
});

/** Errors name what is another each time: the uid of the request, the port of the webhooks, and the line of Go's scheme. */
function comparable(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (_key, value: unknown) =>
    typeof value === 'string'
      ? value
          .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '$uid')
          .replaceAll(/https:\/\/127\.0\.0\.1:\d+/g, 'https://webhooks')
          .replace(/ in scheme "[^"]*"$/, '')
      : value,
  );
}
