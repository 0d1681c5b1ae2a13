// The compiler checks patches where it knows the Kind, and takes what servers take. What it refuses is in mistakes.test.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as autoscalingv1 from 'kubetyped/api/autoscaling/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import type { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { JSONPatchType, MergePatchType, type PatchType, StrategicMergePatchType } from 'kubetyped/apimachinery/types';
import { createMergePatch, type MergePatchOf } from 'kubetyped/apimachinery/util/jsonpatch';
import { patchObject } from 'kubetyped/apimachinery/util/patch';
import { createTwoWayMergeMapPatch, type StrategicMergePatchOf } from 'kubetyped/apimachinery/util/strategicpatch';
import { type Client, jsonPatch, mergePatch, type Patch, strategicMergePatch } from 'kubetyped/client';

const web = (): InstanceType<typeof appsv1.Deployment> =>
  new appsv1.Deployment({
    metadata: { name: 'web', labels: { tier: 'front' }, finalizers: ['example.com/a', 'example.com/b'] },
    spec: {
      replicas: 1,
      selector: { matchLabels: { app: 'web' } },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1 } },
      template: {
        metadata: { labels: { app: 'web' } },
        spec: {
          containers: [
            { name: 'web', image: 'nginx:1', env: [{ name: 'A', value: 'a' }] },
            { name: 'log', image: 'fluent' },
          ],
        },
      },
    },
  });

test('a merge patch is any part of an object, with null for what is removed', () => {
  const patch: MergePatchOf<appsv1.Deployment> = {
    metadata: { labels: { tier: null, team: 'a' }, finalizers: null },
    spec: { replicas: 3, paused: undefined, strategy: { type: 'Recreate', rollingUpdate: null } },
  };
  const patched = patchObject(web(), patch, MergePatchType);
  assert.deepEqual(patched.metadata, { name: 'web', labels: { team: 'a' } });
  assert.deepEqual([patched.spec.replicas, patched.spec.strategy], [3, { type: 'Recreate' }]);
  assert.deepEqual(patchObject(web(), createMergePatch(web(), patched), MergePatchType), patched);
});

test('a strategic merge patch is any part, with directives', () => {
  const patched = patchObject(
    web(),
    {
      metadata: { '$deleteFromPrimitiveList/finalizers': ['example.com/a'], labels: { $patch: 'replace', team: 'a' } },
      spec: {
        strategy: { $retainKeys: ['type'], type: 'Recreate' },
        template: {
          spec: {
            '$setElementOrder/containers': [{ name: 'web' }, { name: 'side' }],
            containers: [
              { name: 'log', $patch: 'delete' },
              { name: 'web', image: 'nginx:2', env: [{ name: 'A', value: null }] },
              { name: 'side', image: 'envoy' },
            ],
          },
        },
      },
    },
    StrategicMergePatchType,
  );
  assert.deepEqual(patched.metadata, { name: 'web', labels: { team: 'a' }, finalizers: ['example.com/b'] });
  assert.deepEqual(patched.spec.strategy, { type: 'Recreate' });
  assert.deepEqual(patched.spec.template.spec?.containers, [
    { name: 'web', image: 'nginx:2', env: [{ name: 'A' }] },
    { name: 'side', image: 'envoy' },
  ]);
  const made = createTwoWayMergeMapPatch(web(), patched, appsv1.Deployment);
  assert.deepEqual(patchObject(web(), made, StrategicMergePatchType), patched);
});

test('what is not known to the compiler is taken as it is', () => {
  const unknown: MergePatchOf<unknown> & StrategicMergePatchOf<unknown> & MergePatchOf<Unstructured> = {
    spec: { anything: [null] },
    $patch: 'merge',
  };
  const type: PatchType = Math.random() < 2 ? MergePatchType : JSONPatchType;
  assert.deepEqual(patchObject<object, PatchType>({ a: 1 }, unknown, type), {
    a: 1,
    spec: unknown.spec,
    $patch: 'merge',
  });
  assert.deepEqual(
    patchObject(web(), [{ op: 'remove', path: '/spec/replicas' }], JSONPatchType).spec.replicas,
    undefined,
  );
});

/** Never called: it compiles. */
export async function compiles(client: Client, wanted: boolean): Promise<void> {
  const deployments = client.resource(appsv1.Deployment, { namespace: 'a' });
  await deployments.patch('web', mergePatch({ spec: { replicas: 3, paused: wanted || null } }));
  await deployments.patchStatus('web', mergePatch({ status: { readyReplicas: 1 } }));
  await deployments.patch('web', strategicMergePatch({ metadata: { labels: { a: null } } }));
  await deployments.patch('web', jsonPatch([{ op: 'remove', path: '/spec/replicas' }]));
  await deployments.patch('web', { type: MergePatchType, data: '{}' });
  await deployments.subresource('scale', autoscalingv1.Scale).patch('web', mergePatch({ spec: { replicas: 3 } }));
  // What is made without a Kind fits all.
  const labelled: Patch = mergePatch({ metadata: { labels: { a: 'b' } } });
  await deployments.patch('web', labelled);
  await client.resource(corev1.Pod).patch('web', labelled);
  const scaled = mergePatch<appsv1.Deployment>({ spec: { replicas: 3 } });
  await deployments.patch('web', scaled);
  // @ts-expect-error a patch of another Kind
  await client.resource(corev1.Pod).patch('web', scaled);
  const things = client.unstructured({ group: 'example.com', version: 'v1', resource: 'things' });
  await things.patch('a', mergePatch({ spec: { anything: 1 } }));
}
