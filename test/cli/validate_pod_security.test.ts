// `validate`: PodSecurity, by the labels of namespaces and by --pod-security.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cli } from './run_cli.ts';

const pod = (name: string, namespace: string, spec = 'hostNetwork: true'): string => `apiVersion: v1
kind: Pod
metadata: {name: ${name}, namespace: ${namespace}}
spec:
  ${spec}
  containers: [{name: a, image: a}]
`;
const MANIFESTS = `apiVersion: v1
kind: Namespace
metadata:
  name: locked
  labels: {pod-security.kubernetes.io/enforce: baseline, pod-security.kubernetes.io/enforce-version: v1.30}
---
apiVersion: v1
kind: Namespace
metadata:
  name: system
  labels: {pod-security.kubernetes.io/enforce: privileged}
---
${pod('in-locked', 'locked')}---
${pod('in-system', 'system')}---
${pod('elsewhere', 'shop')}---
apiVersion: batch/v1
kind: CronJob
metadata: {name: nightly, namespace: locked}
spec:
  schedule: '0 3 * * *'
  jobTemplate:
    spec:
      template:
        spec:
          restartPolicy: Never
          hostPID: true
          containers: [{name: a, image: a}]
`;

async function run(input: string, ...args: string[]): Promise<{ status: number | null; lines: string[] }> {
  const { status, stdout } = await cli(['validate', '-o', 'lines', ...args], { input });
  return { status, lines: stdout.split('\n').slice(0, -1) };
}

test('Pods and workloads are held to the label of their namespace', async () => {
  const { status, lines } = await run(MANIFESTS);
  const violates = 'would violate PodSecurity "baseline:v1.30": host namespaces';
  assert.deepEqual(lines, [
    `-:16:1: warning: document 3: spec: ${violates} (hostNetwork=true) [pod-security]`,
    `-:42:9: warning: document 6: spec.jobTemplate.spec.template.spec: ${violates} (hostPID=true) [pod-security]`,
  ]);
  assert.equal(status, 0);
  assert.equal((await run(MANIFESTS, '--check', 'pod-security=error')).status, 1);
  assert.deepEqual(await run(MANIFESTS, '--check', 'pod-security=off'), { status: 0, lines: [] });
});

test('--pod-security is about all other namespaces, and its findings are errors', async () => {
  const { status, lines } = await run(MANIFESTS, '--pod-security', 'baseline');
  assert.equal(status, 1);
  assert.deepEqual(
    lines.map((line) => /^\S+ (\w+): (document \d).*(PodSecurity "[^"]+")/.exec(line)?.slice(1)),
    [
      ['error', 'document 3', 'PodSecurity "baseline:v1.30"'],
      ['error', 'document 5', 'PodSecurity "baseline:latest"'],
      ['error', 'document 6', 'PodSecurity "baseline:v1.30"'],
    ],
  );
  const restricted = await run(pod('a', 'shop', 'hostUsers: false'), '--pod-security', 'restricted:v1.30');
  assert.match(restricted.lines[0] ?? '', /^-:4:1: error: spec: would violate PodSecurity "restricted:v1.30": allow/);
  assert.equal((await run(MANIFESTS, '--pod-security', 'privileged', '--check', 'pod-security=off')).status, 0);
});

test('values of a wrong type are reported alone, and so is a wrong level', async () => {
  const { lines } = await run(pod('a', 'shop', 'hostNetwork: {}'), '--pod-security', 'baseline');
  assert.deepEqual(lines, ['-:5:3: error: spec.hostNetwork: expected bool, got object [type]']);
  const { status, stderr } = await cli(['validate', '--pod-security', 'strict']);
  assert.equal(status, 2);
  assert.match(stderr, /invalid value strict for option --pod-security\n.*write privileged, baseline or restricted/s);
});
