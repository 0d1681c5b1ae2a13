import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as appsv1 from 'kubetyped/api/apps/v1';
import {
  ApplyYAMLPatchType,
  JSONPatchType,
  MergePatchType,
  StrategicMergePatchType,
} from 'kubetyped/apimachinery/types';
import type { Operation } from 'kubetyped/apimachinery/util/jsonpatch';
import { isMergePatchError, isPreconditionFailed } from 'kubetyped/apimachinery/util/mergepatch';
import {
  apply,
  getModifiedConfiguration,
  getOriginalConfiguration,
  LastAppliedConfigAnnotation,
  patchFor,
  patchObject,
} from 'kubetyped/apimachinery/util/patch';

const template = (...containers: { name: string; image?: string }[]) => ({
  metadata: { labels: { a: 'b' } },
  spec: { containers },
});
const deployment = (replicas: number, ...containers: { name: string; image?: string }[]) =>
  new appsv1.Deployment({
    metadata: { name: 'web' },
    spec: { replicas, selector: { matchLabels: { a: 'b' } }, template: template(...containers) },
  });

test('a patch of each type makes one object of the other', () => {
  const before = deployment(1, { name: 'a' }, { name: 'b' });
  const after = deployment(2, { name: 'b', image: 'x' });
  const bodies: Record<string, string> = {
    [StrategicMergePatchType]:
      '{"spec":{"replicas":2,"template":{"spec":{"$setElementOrder/containers":[{"name":"b"}],"containers":[{"image":"x","name":"b"},{"$patch":"delete","name":"a"}]}}}}',
    [MergePatchType]: '{"spec":{"replicas":2,"template":{"spec":{"containers":[{"image":"x","name":"b"}]}}}}',
    [JSONPatchType]:
      '[{"op":"replace","path":"/spec/replicas","value":2},{"op":"add","path":"/spec/template/spec/containers/0/image","value":"x"},{"op":"replace","path":"/spec/template/spec/containers/0/name","value":"b"},{"op":"remove","path":"/spec/template/spec/containers/1"}]',
  };
  for (const [type, body] of Object.entries(bodies)) {
    const patch = patchFor(before, after, type);
    assert.deepEqual(patch, { body, contentType: type, isEmpty: false });
    assert.deepEqual(patchObject(before, JSON.parse(body) as object, type), after);
    assert.equal(patchFor(before, before, type).isEmpty, true);
  }
});

test('plain objects want a schema for strategic merge patches', () => {
  const plain = { apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 1 } };
  assert.throws(() => patchFor(plain, plain, StrategicMergePatchType), isMergePatchError);
  assert.equal(
    patchFor(plain, { ...plain, spec: { replicas: 2 } }, StrategicMergePatchType, { schema: appsv1.Deployment }).body,
    '{"spec":{"replicas":2}}',
  );
  assert.throws(() => patchFor(plain, plain, 'text/plain'), { code: 'ERR_PATCH_TYPE' });
  assert.throws(() => patchObject(plain, {}, ApplyYAMLPatchType), { code: 'ERR_PATCH_TYPE' });
});

test('what an API server does not take as a patch is refused', () => {
  const before = deployment(1, { name: 'a' });
  const operations = (count: number): Operation[] =>
    Array.from({ length: count }, () => ({ op: 'test', path: '/kind', value: 'Deployment' }));
  assert.deepEqual(patchObject(before, operations(10_000), JSONPatchType), before);
  assert.throws(() => patchObject(before, operations(10_001), JSONPatchType), {
    code: 'ERR_JSON_PATCH',
    message: 'The allowed maximum operations in a JSON patch is 10000, got 10001',
  });
  assert.throws(() => patchObject(before, operations(1) as object, MergePatchType), { code: 'ERR_JSON_PATCH' });
  assert.throws(() => patchObject(before, operations(1) as object, StrategicMergePatchType), isMergePatchError);
});

test('server-side apply sends everything but managedFields', () => {
  const patch = patchFor({}, { kind: 'A', metadata: { name: 'a', managedFields: [{}] } }, ApplyYAMLPatchType);
  assert.deepEqual(patch, {
    body: '{"kind":"A","metadata":{"name":"a"}}',
    contentType: ApplyYAMLPatchType,
    isEmpty: false,
  });
});

test("the annotation is kubectl's", () => {
  const object = { kind: 'ConfigMap', apiVersion: 'v1', metadata: { name: 'a' }, data: { k: '<&>' } };
  const plain =
    '{"apiVersion":"v1","data":{"k":"\\u003c\\u0026\\u003e"},"kind":"ConfigMap","metadata":{"annotations":{},"name":"a"}}\n';
  assert.equal(getModifiedConfiguration(object, false), plain);
  const modified = JSON.parse(getModifiedConfiguration(object, true)) as object;
  assert.equal(getOriginalConfiguration(modified), plain);
  // Applied again, it is not nested.
  assert.equal(getModifiedConfiguration(modified, true), getModifiedConfiguration(object, true));
  assert.equal(getOriginalConfiguration(object), undefined);
});

test('apply: create, change, delete, leave alone', () => {
  const first = deployment(1, { name: 'a', image: '1' }, { name: 'b' });
  const created = apply(undefined, undefined, first);
  assert.equal(created.verb, 'create');
  const live = structuredClone(created.object) as unknown as {
    metadata: object;
    spec: NonNullable<ReturnType<typeof deployment>['spec']>;
    status: object;
  };
  live.spec.template.spec!.containers.push({ name: 'sidecar' });
  live.spec.replicas = 5;
  live.status = { replicas: 5 };
  const again = apply(live as unknown as typeof first, undefined, first);
  assert.ok(again.verb === 'patch');
  assert.equal(
    again.body,
    '{"spec":{"replicas":1,"template":{"spec":{"$setElementOrder/containers":[{"name":"a"},{"name":"b"}]}}}}',
  );

  const second = deployment(1, { name: 'a', image: '2' });
  const changed = apply(live as unknown as typeof first, undefined, second);
  assert.ok(changed.verb === 'patch' && changed.contentType === StrategicMergePatchType);
  const { spec, metadata, status } = changed.object as unknown as {
    spec: NonNullable<ReturnType<typeof deployment>['spec']>;
    metadata: object;
    status: object;
  };
  assert.deepEqual(spec.template.spec!.containers, [{ name: 'a', image: '2' }, { name: 'sidecar' }]);
  assert.equal(getOriginalConfiguration({ metadata }), getModifiedConfiguration(second, false));
  assert.deepEqual(status, { replicas: 5 });
  spec.template.spec!.containers.pop();
  assert.equal(apply(changed.object, undefined, second).verb, 'none');
});

test("apply of custom resources: JSON merge patch, with kubectl's preconditions", () => {
  const widget = (name: string, spec: object) => ({
    apiVersion: 'example.com/v1',
    kind: 'Widget',
    metadata: { name },
    spec,
  });
  const live = apply(undefined, undefined, widget('a', { x: 1, list: [1, 2] })).object;
  const changed = apply<object & { metadata: object }>(
    { ...live, status: { ok: true } } as typeof live,
    undefined,
    widget('a', { list: [3] }),
  );
  assert.ok(changed.verb === 'patch' && changed.contentType === MergePatchType);
  const { spec } = JSON.parse(changed.body) as { spec: object };
  assert.deepEqual(spec, { list: [3], x: null });
  assert.throws(() => apply(live, undefined, widget('b', {})), isPreconditionFailed);
  assert.throws(() => apply(live, '[', widget('a', {})), isMergePatchError);
  assert.ok(
    (changed.object.metadata as { annotations?: Record<string, string> }).annotations?.[
      LastAppliedConfigAnnotation
    ]?.endsWith('\n'),
  );
});
