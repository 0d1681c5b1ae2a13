// Random requests to the admission plug-ins that are off by default, beside those of kube-apiserver. KUBETYPED_CASES sets the
// number of cases, KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  goAnswer,
  type PluginAnswer,
  PluginAnswers,
  type PluginRequest,
} from '../apiserver/admission_plugin_answers.ts';
import { randomPluginRequest } from '../apiserver/random_plugin_requests.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 1000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 37);
const ROUND = 100;

test(`${cases} random requests are admitted as by the plug-ins of kube-apiserver`, async (t) => {
  const program = builtGo('admissionplugins');
  if (program === undefined) {
    t.skip(withoutGo);
    return;
  }
  const go = new QuestionProgram(program, []);
  t.after(() => go.end());
  const ours = await PluginAnswers.start();
  t.after(() => ours.close());
  const random = new Random(seed);
  const seen = new Set<string>();
  for (let done = 0; done < cases; done += ROUND) {
    const requests = Array.from({ length: ROUND }, (_, index) =>
      randomPluginRequest(random, ours.served, done + index),
    );
    for (const { out, ...request } of await go.ask<PluginRequest & { readonly out: PluginAnswer }>(requests)) {
      const expected = goAnswer(request, out);
      assert.deepEqual(await ours.answer(request), expected, `seed ${seed}, after ${done}: ${JSON.stringify(request)}`);
      seen.add(`${request.plugin} ${JSON.stringify([out.admit, out.validate, out.object, out.created])}`);
    }
  }
  // Else they are all alike.
  assert.ok(seen.size > Math.min(cases / 10, 100), `only ${seen.size} different answers`);
});
