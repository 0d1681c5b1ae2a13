// What PodSecurity says of Pods, by answers of k8s.io/pod-security-admission.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { evaluatePodSecurity } from 'kubetyped/admission';
import { type SecurityAnswer, securityAnswers } from './compare_pod_security.ts';
import type { SecuredPod } from './random_secured_pods.ts';

test('each level and version forbids what it forbids in Go', () => {
  const lines = readFileSync('test/admission/vectors/pod_security.jsonl', 'utf8').trim().split('\n');
  for (const line of lines) {
    const { out, ...pod } = JSON.parse(line) as SecuredPod & { readonly out: readonly SecurityAnswer[] };
    assert.deepEqual(securityAnswers(pod), out, line);
  }
});

test('an allowed Pod has neither reason nor detail', () => {
  const spec = {
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' as const } },
    containers: [{ name: 'a', securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } } }],
  };
  assert.deepEqual(evaluatePodSecurity('restricted', 'latest', spec), { allowed: true, reason: '', detail: '' });
  assert.equal(evaluatePodSecurity('privileged', 'v1.0', { hostPID: true, containers: [] }).allowed, true);
});
