// What older releases of Kubernetes have: in the library, and in the commands that take a version.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode } from 'kubetyped';
import { Deployment } from 'kubetyped/api/apps/v1';
import { FlowSchema } from 'kubetyped/api/flowcontrol/v1beta3';
import { DeviceClass } from 'kubetyped/api/resource/v1';
import { PodGroup } from 'kubetyped/api/scheduling/v1alpha2';
import { readRelease } from 'kubetyped/releases';
import { validate } from 'kubetyped/validation';
import { cli } from '../cli/run_cli.ts';

const pod = (spec: object): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'a' },
  spec: { containers: [{ name: 'a', image: 'i' }], ...spec },
});

test('versions that are none', () => {
  for (const version of ['1', '1.0', '1.38', '1.99', '2.1', '', 'latest', '1.x', '1.30.x', '1.30 ', 'v1.30.1 gke']) {
    assert.throws(() => readRelease(version), { name: 'ReleaseError', code: 'ERR_KUBERNETES_RELEASE' }, version);
  }
  for (const kubernetesVersion of ['', 'latest', '2.0', '1.x'])
    assert.throws(
      () => validate(pod({}), { kubernetesVersion }),
      /^TypeError: kubernetesVersion is ".*": expected one/,
    );
});

test('a version is given as servers say it', () => {
  for (const version of ['1.33', 'v1.33', '1.33.7', 'v1.33.7-gke.1080000', '1.33+', 'v1.33.1+k3s1', '1.33.0-rc.1'])
    assert.equal(readRelease(version).version, '1.33', version);
});

test('Kinds come and go', () => {
  assert.ok(readRelease('1.34').has(DeviceClass));
  assert.ok(!readRelease('1.33').has(DeviceClass));
  assert.ok(readRelease('1.31').has(FlowSchema));
  assert.ok(!readRelease('1.32').has(FlowSchema));
});

test('validate names fields and values that came later, with where they are', () => {
  const texts = (version: string, spec: object, strict = true): string[] =>
    validate(pod(spec), { kubernetesVersion: readRelease(version), strict }).map(({ message }) => message);
  const spec = { hostnameOverride: 'h', initContainers: [{ name: 'b', image: 'i', restartPolicy: 'Never' }] };
  assert.deepEqual(texts('1.33', spec), [
    'spec.hostnameOverride: Forbidden: Kubernetes 1.33 does not have this field: it came with 1.34',
    'spec.initContainers[0].restartPolicy: Invalid value: "Never": Kubernetes 1.33 does not have this value: it came with 1.34',
  ]);
  assert.deepEqual(texts('1.33', { hostnameOverride: 'h' }, false), [], 'unknown fields are left out');
  assert.deepEqual(texts('1.34', { hostnameOverride: 'h' }), []);
  const deviceClass = { apiVersion: 'resource.k8s.io/v1', kind: 'DeviceClass', metadata: { name: 'a' }, spec: {} };
  assert.deepEqual(
    validate(deviceClass, { kubernetesVersion: readRelease('1.33') }).map(({ message }) => message),
    ['apiVersion: Invalid value: "resource.k8s.io/v1": Kubernetes 1.33 does not have this kind: it came with 1.34'],
  );
});

test('the Kind of a release has its fields alone, however deep', () => {
  const release = readRelease('1.29');
  const Old = release.kind(Deployment);
  assert.equal(Old, release.kind(Deployment));
  const deployment = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'a' },
    spec: { template: { spec: { hostnameOverride: 'h', hostname: 'h', containers: [] } } },
  };
  assert.throws(
    () => decode(Old, JSON.stringify(deployment), { strict: true }),
    /unknown field "spec\.template\.spec\.hostnameOverride"/,
  );
  decode(Deployment, JSON.stringify(deployment), { strict: true });
});

test('explain and schema show what a version has', async () => {
  const version = ['--kubernetes-version', '1.33'];
  const { stdout: explained } = await cli(['explain', 'pod.spec', '--recursive', '-o', 'json', ...version]);
  assert.doesNotMatch(explained, /hostnameOverride/);
  assert.match(explained, /"One of Exists, Equal\."/);
  const { stdout } = await cli(['schema', 'pod', ...version]);
  const { definitions } = JSON.parse(stdout);
  assert.ok(!('hostnameOverride' in definitions['k8s.io/api/core/v1.PodSpec'].properties));
  assert.deepEqual(definitions['k8s.io/api/core/v1.Toleration'].properties.operator.enum, ['Exists', 'Equal']);
  const gone = await cli(['schema', 'deviceclass', '--api-version', 'resource.k8s.io/v1', ...version]);
  assert.equal(gone.status, 2);
  assert.match(gone.stderr, /Kubernetes 1\.33 does not have deviceclass in resource\.k8s\.io\/v1/);
  const wrong = await cli(['explain', 'pod', '--kubernetes-version', '1.999']);
  assert.equal(wrong.status, 2);
  assert.match(wrong.stderr, /"1\.999" is not a Kubernetes version: expected one from/);
});

test('Kinds without a declared lifecycle are there in the releases that have their types', () => {
  assert.deepEqual(readRelease('1.30').lifecycle(PodGroup), { introduced: '1.36', removed: '1.37' });
  for (const [version, wanted] of [
    ['1.35', false],
    ['1.36', true],
    ['1.37', false],
  ] as const)
    assert.equal(readRelease(version).has(PodGroup), wanted, version);
});
