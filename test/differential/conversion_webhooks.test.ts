// Random conversions and answers of webhooks: the same reviews, objects and refusals as those of Go's converter.
//
// KUBETYPED_CASES sets the number of conversions (300), KUBETYPED_SEED repeats a run.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ConversionAnswer, ConversionWebhook, isSameConversion } from '../webhooks/conversion_answer.ts';
import { randomConversion } from '../webhooks/random_conversions.ts';
import { GoProgram, hasGo, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 300);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const BATCH = 50;
const skip = !hasGo() && withoutGo;

test(`${cases} random conversions by webhooks`, { skip, timeout: 600_000 }, async (t) => {
  const webhook = await ConversionWebhook.listen(t);
  const program = new GoProgram('conversionvectors', '-serve');
  t.after(() => program.end());
  const random = new Random(seed);
  const differences: string[] = [];
  const counts = { asked: 0, converted: 0, refused: 0 };
  for (let done = 0; done < cases; done += BATCH) {
    const questions = Array.from({ length: Math.min(BATCH, cases - done) }, () => randomConversion(random));
    const answers = await program.ask<{ out: ConversionAnswer }>(
      questions.map((question) => ({ area: 'conversion-webhook', in: question })),
    );
    for (const [index, question] of questions.entries()) {
      const expected = answers[index]?.out ?? {};
      const ours = await webhook.answer(question);
      if (expected.review !== undefined) counts.asked++;
      counts[expected.error === undefined ? 'converted' : 'refused']++;
      if (isSameConversion(ours, expected)) continue;
      differences.push(
        `${JSON.stringify(question)}\n  Go   ${JSON.stringify(expected)}\n  ours ${JSON.stringify(ours)}`,
      );
    }
  }
  t.diagnostic(`${JSON.stringify(counts)}, ${differences.length} differences; seed ${seed}`);
  assert.ok(counts.asked > cases / 4 && counts.converted > cases / 10, JSON.stringify(counts));
  assert.equal(differences.length, 0, differences.slice(0, 10).join('\n\n'));
});
