// The real kubectl decodes a manifest into Go's types, changes it and writes it: we must come to the same bytes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decode, scheme } from 'kubetyped';
import type { PodSpec } from 'kubetyped/api/core/v1';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { kubectl, skipWithoutKubectl } from './server/kubectl.ts';

const canonical = new Serializer(scheme, { canonical: true });

interface Workload {
  kind: string;
  spec: PodSpec & { template?: { spec: PodSpec }; jobTemplate?: { spec: { template: { spec: PodSpec } } } };
}

/** Where a workload has its pod. */
function podSpecOf({ spec }: Workload): PodSpec {
  return spec.template?.spec ?? spec.jobTemplate?.spec.template.spec ?? spec;
}

test('kubectl set env --local', (t) => {
  if (skipWithoutKubectl(t, 'NOT COMPARED WITH KUBECTL')) return;
  const env = { ...process.env, KUBECONFIG: '/dev/null' };
  for (const name of [
    'deployment.yaml',
    'daemonset.yaml',
    'statefulset.yaml',
    'job.yaml',
    'cronjob.yaml',
    'pod.json',
  ]) {
    const file = `examples/manifests/${name}`;
    const theirs = execFileSync(kubectl, ['set', 'env', '--local', '-f', file, 'KUBETYPED=1', '-o', 'json'], {
      encoding: 'utf8',
      env,
    });
    const object = decode(scheme, readFileSync(file, 'utf8'));
    for (const container of podSpecOf(object as unknown as Workload).containers)
      (container.env ??= []).push({ name: 'KUBETYPED', value: '1' });
    assert.equal(canonical.encodeToString(object), `${JSON.stringify(JSON.parse(theirs))}\n`, file);
  }
});
