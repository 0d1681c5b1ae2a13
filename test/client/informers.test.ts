import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { Client } from 'kubetyped/client';
import { SharedInformerFactory } from 'kubetyped/client/informers';
import { FakeAPI } from 'kubetyped/client/testing';

const pod = new corev1.Pod({
  metadata: {
    name: 'a',
    namespace: 'default',
    labels: { app: 'web' },
    annotations: { note: 'long' },
    managedFields: [{ manager: 'm' }],
  },
  spec: { containers: [] },
});

test('whoever asks for the same objects gets the same informer', async () => {
  const client = new Client({ transport: new FakeAPI({ scheme, objects: [pod] }) });
  const informers = new SharedInformerFactory(client);
  const byApp = ({
    metadata,
  }: {
    readonly metadata: { readonly labels?: Readonly<Record<string, string>> };
  }): string[] => [metadata.labels?.['app'] ?? ''];
  const pods = informers.informerFor(corev1.Pod, { indexers: { byApp } });
  assert.equal(informers.informerFor(corev1.Pod), pods);
  assert.equal(informers.informerFor(corev1.Pod, { indexers: { byApp } }), pods);
  assert.throws(
    () => informers.informerFor(corev1.Pod, { indexers: { byApp: () => [] } }),
    /indexer conflict: "byApp" exists already/,
  );
  assert.throws(() => informers.informerFor(corev1.Pod, { transform: (each) => each }), /another transform/);
  for (const other of [{ namespace: 'default' }, { labelSelector: 'app' }, { fieldSelector: 'spec.nodeName=a' }])
    assert.notEqual(informers.informerFor(corev1.Pod, other), pods);
  const gvr = { group: '', version: 'v1', resource: 'pods' };
  const metadata = informers.metadataFor(gvr);
  const unstructured = informers.unstructuredFor(gvr);
  assert.equal(informers.metadataFor(gvr), metadata);
  await using running = informers.start();
  await informers.synced();
  assert.equal(pods.lister.byIndex('byApp', 'web').length, 1);
  assert.equal(metadata.lister.size, 1);
  assert.equal(unstructured.lister.size, 1);
  const deployments = informers.informerFor(appsv1.Deployment);
  assert.equal(deployments.hasSynced, false);
  await using more = informers.start();
  await informers.synced();
  assert.equal(deployments.hasSynced, true);
  await more.close();
  assert.deepEqual([deployments.isStopped, pods.isStopped], [true, false]);
  await running.close();
  assert.equal(pods.isStopped, true);
});

test('informers end with the signal', async () => {
  const client = new Client({ transport: new FakeAPI({ scheme }) });
  const informers = new SharedInformerFactory(client);
  const pods = informers.informerFor(corev1.Pod);
  const stop = new AbortController();
  const running = informers.start({ signal: stop.signal });
  await informers.synced({ signal: stop.signal });
  stop.abort();
  await running.close();
  assert.equal(pods.isStopped, true);
});

test('fields that nobody needs are left out while decoding', async () => {
  const client = new Client({ transport: new FakeAPI({ scheme, objects: [pod] }) });
  const informers = new SharedInformerFactory(client, { omitManagedFields: true });
  const whole = informers.informerFor(corev1.Pod, { omitManagedFields: false });
  const without = informers.informerFor(corev1.Pod);
  const less = informers.informerFor(corev1.Pod, { omit: ['metadata.annotations', 'spec'] });
  await using _ = informers.start();
  await informers.synced();
  const keys = (informer: typeof whole): string[] => {
    const { metadata, ...rest } = informer.lister.get('default', 'a')!;
    return [...Object.keys(rest), ...Object.keys(metadata)].filter((key) => /^(spec|annotations|managed)/.test(key));
  };
  assert.deepEqual(keys(whole).sort(), ['annotations', 'managedFields', 'spec']);
  assert.deepEqual(keys(without).sort(), ['annotations', 'spec']);
  assert.deepEqual(keys(less), []);
  const [listed] = (await client.resource(corev1.Pod, { omit: ['spec'] }).list()).items;
  assert.deepEqual([listed?.spec, listed?.metadata.name], [undefined, 'a']);
});
