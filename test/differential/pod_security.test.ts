// Random Pods at every level and version of PodSecurity beside k8s.io/pod-security-admission, in the version of kube-apiserver.
// KUBETYPED_CASES sets the number of Pods, KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SecurityAnswer, securityAnswers } from '../admission/compare_pod_security.ts';
import { randomSecuredPod, type SecuredPod } from '../admission/random_secured_pods.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 2000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const ROUND = 200;

test(`${cases} random Pods are judged as by PodSecurity of kube-apiserver`, async (t) => {
  const program = builtGo('podsecurity');
  if (program === undefined) {
    t.skip(withoutGo);
    return;
  }
  const go = new QuestionProgram(program, []);
  t.after(() => go.end());
  const random = new Random(seed);
  const seen = new Set<string>();
  for (let done = 0; done < cases; done += ROUND) {
    const pods = Array.from({ length: ROUND }, () => randomSecuredPod(random));
    for (const { out, ...pod } of await go.ask<SecuredPod & { readonly out: readonly SecurityAnswer[] }>(pods)) {
      assert.deepEqual(securityAnswers(pod), out, `seed ${seed}, after ${done}: ${JSON.stringify(pod)}`);
      for (const { reason } of out) seen.add(reason);
    }
  }
  // Else they are all alike.
  assert.ok(seen.size > Math.min(cases / 20, 100), `only ${seen.size} different answers`);
});
