// Random requests for PodNodeSelector, PodTolerationRestriction and EventRateLimit, beside the plug-ins of kube-apiserver.
// KUBETYPED_CASES sets the number of requests, KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomRestriction } from '../apiserver/random_restrictions.ts';
import {
  comparable,
  type RestrictionAnswer,
  RestrictionHost,
  type RestrictionRow,
} from '../apiserver/restriction_rows.ts';
import { caseCount } from '../some_of.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const cases = caseCount(400, 2000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 38);
const ROUND = 100;

test(`${cases} random requests are changed and refused as by kube-apiserver`, async (t) => {
  const program = builtGo('admissionplugins');
  if (program === undefined) {
    t.skip(withoutGo);
    return;
  }
  const go = new QuestionProgram(program, []);
  t.after(() => go.end());
  const host = await RestrictionHost.start();
  t.after(() => host.close());
  const random = new Random(seed);
  const seen = new Set<string>();
  for (let done = 0; done < cases; done += ROUND) {
    const rows = Array.from({ length: ROUND }, (_, at) => randomRestriction(random, done + at));
    for (const { out, ...row } of await go.ask<RestrictionRow & { readonly out: RestrictionAnswer }>(rows)) {
      const ours = comparable(row, await host.answer(row));
      assert.deepEqual(ours, comparable(row, out), `seed ${seed}, after ${done}: ${JSON.stringify(row)}`);
      seen.add(JSON.stringify({ ...out, object: out.object !== undefined }));
    }
  }
  // Else they are all alike.
  assert.ok(seen.size > Math.min(cases / 20, 60), `only ${seen.size} different answers`);
});
