// Defaults of random objects of every stable Kind beside k8s.io/kubernetes. KUBETYPED_CASES sets the number of cases, KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differs, type Row } from '../defaults/compare_defaults.ts';
import { randomInput } from '../defaults/random_defaults.ts';
import { stableKinds } from '../defaults/stable_kinds.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 5000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const ROUND = 200;

test(`${cases} random objects get the defaults of kube-apiserver`, async (t) => {
  const program = builtGo('defaults');
  if (program === undefined) {
    t.skip(withoutGo);
    return;
  }
  const go = new QuestionProgram(program, []);
  t.after(() => go.end());
  const random = new Random(seed);
  const kinds = stableKinds();
  for (let done = 0; done < cases; done += ROUND) {
    const questions = Array.from({ length: ROUND }, () => ({ in: randomInput(random.pick(kinds), random) }));
    const rows = await go.ask<Row>(questions);
    assert.deepEqual(
      rows
        .map(differs)
        .filter((each) => each !== undefined)
        .slice(0, 3),
      [],
      `seed ${seed}, after ${done}`,
    );
  }
});
