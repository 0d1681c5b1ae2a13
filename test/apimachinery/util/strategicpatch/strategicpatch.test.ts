import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import {
  isConflict,
  isMergePatchError,
  isPreconditionFailed,
  requireMetadataKeyUnchanged,
} from 'kubetyped/apimachinery/util/mergepatch';
import {
  createDeleteDirective,
  createThreeWayMergeMapPatch,
  createThreeWayMergePatch,
  createTwoWayMergeMapPatch,
  createTwoWayMergePatch,
  FieldNotFoundError,
  mergingMapsHaveConflicts,
  newPatchMetaFromOpenAPI,
  newPatchMetaFromStruct,
  PatchMetaFromOpenAPIV3,
  strategicMergeMapPatch,
  strategicMergeMapPatchUsingLookupPatchMeta,
  strategicMergePatch,
} from 'kubetyped/apimachinery/util/strategicpatch';
import { randomPatchInput } from '../../../differential/random_patches.ts';
import { Random } from '../../../differential/random_scalars.ts';
import { MergeItem } from '../../vectors/merge_item.ts';

const pod = newPatchMetaFromStruct(corev1.Pod);

test('containers merge by name', () => {
  const before = new corev1.Pod({
    metadata: { name: 'a' },
    spec: {
      containers: [
        { name: 'web', image: 'nginx:1' },
        { name: 'log', image: 'fluent' },
      ],
    },
  });
  const after = new corev1.Pod({ metadata: { name: 'a' }, spec: { containers: [{ name: 'web', image: 'nginx:2' }] } });
  const patch = createTwoWayMergeMapPatch(before, after, corev1.Pod);
  assert.deepEqual(patch, {
    spec: {
      '$setElementOrder/containers': [{ name: 'web' }],
      containers: [
        { name: 'web', image: 'nginx:2' },
        { name: 'log', $patch: 'delete' },
      ],
    },
  });
  const patched = strategicMergeMapPatch(before, patch, corev1.Pod);
  assert.ok(patched instanceof corev1.Pod);
  assert.deepEqual(patched, after);
  assert.equal(before.spec?.containers.length, 2);
});

test('what is added on the server stays, what was applied and is gone goes', () => {
  const original = { spec: { replicas: 1, template: { spec: { containers: [{ name: 'a' }, { name: 'b' }] } } } };
  const modified = { spec: { template: { spec: { containers: [{ name: 'a', image: 'x' }] } } } };
  const current = {
    spec: { replicas: 1, template: { spec: { containers: [{ name: 'a' }, { name: 'sidecar' }, { name: 'b' }] } } },
  };
  const schema = newPatchMetaFromStruct(appsv1.Deployment);
  const patch = createThreeWayMergeMapPatch(original, modified, current, schema, true);
  const result = strategicMergeMapPatchUsingLookupPatchMeta(current, patch, schema);
  assert.deepEqual(result, {
    spec: { template: { spec: { containers: [{ name: 'a', image: 'x' }, { name: 'sidecar' }] } } },
  });
});

test('errors say where', () => {
  const bad = { spec: { containers: [{ image: 'x' }] } };
  assert.throws(
    () => strategicMergeMapPatch({ spec: { containers: [{ name: 'a' }] } }, bad, corev1.Pod),
    (error) =>
      isMergePatchError(error, 'map: map[image:x] does not contain declared merge key: name') &&
      error.path === 'spec.containers',
  );
  assert.throws(
    () =>
      createTwoWayMergeMapPatch(
        { spec: { containers: [{ name: 'a', nope: { x: 1 } }] } },
        { spec: { containers: [{ name: 'a', nope: { x: 2 } }] } },
        corev1.Pod,
      ),
    (error) =>
      isMergePatchError(error, 'unable to find api field in struct Container for the json field "nope"') &&
      error.path.startsWith('spec.containers') &&
      error.path.endsWith('nope'),
  );
  assert.throws(
    () => createTwoWayMergePatch('[]', '{}', corev1.Pod),
    (error) => isMergePatchError(error, 'invalid JSON document'),
  );
  assert.throws(
    () => newPatchMetaFromStruct(undefined as never),
    (error) => isMergePatchError(error, 'expected a struct, but received a nil'),
  );
});

test('preconditions and conflicts', () => {
  assert.throws(
    () =>
      createTwoWayMergeMapPatch(
        { metadata: { name: 'a' } },
        { metadata: { name: 'b' } },
        corev1.Pod,
        requireMetadataKeyUnchanged('name'),
      ),
    isPreconditionFailed,
  );
  const [original, modified, current] = ['1', '2', '3'].map((value) => `{"metadata":{"labels":{"a":"${value}"}}}`);
  assert.throws(() => createThreeWayMergePatch(original, modified, current, pod, false), isConflict);
  assert.equal(createThreeWayMergePatch(original, modified, current, pod, true), '{"metadata":{"labels":{"a":"2"}}}');
  assert.equal(
    mergingMapsHaveConflicts({ metadata: { labels: { a: '1' } } }, { metadata: { labels: { b: '1' } } }, pod),
    false,
  );
});

test('without overwrite, a list of scalars comes as it is wanted, not sorted', () => {
  const of = (args: string[]): string => JSON.stringify({ spec: { containers: [{ name: 'a', args }] } });
  const patch = createThreeWayMergePatch(of(['x']), of(['b', 'a']), of(['a', 'b']), pod, false);
  assert.deepEqual((JSON.parse(patch) as { spec: { containers: { args: string[] }[] } }).spec.containers[0]!.args, [
    'b',
    'a',
  ]);
});

test('integers beyond 2^53 stay exact', () => {
  assert.equal(
    createTwoWayMergePatch('{}', '{"spec":{"priority":9007199254740993}}', corev1.Pod),
    '{"spec":{"priority":9007199254740993}}',
  );
  assert.deepEqual(
    createTwoWayMergeMapPatch({ spec: { a: 9007199254740993n } }, { spec: { a: 9007199254740992n } }, corev1.Pod),
    { spec: { a: 9007199254740992n } },
  );
  assert.equal(
    strategicMergePatch('{"spec":{"priority":9007199254740993}}', '{"spec":{"nodeName":"a"}}', corev1.Pod),
    '{"spec":{"nodeName":"a","priority":9007199254740993}}',
  );
});

test('laws: a patch of equal objects is empty; applied, it gives what was wanted; arguments stay as they are', () => {
  const random = new Random(7);
  let checked = 0;
  for (let n = 0; n < 3000; n++) {
    const { kind, docs } = randomPatchInput('strategic-two-way', random);
    if (kind === 'apps/v1/ControllerRevision' || docs.some((doc) => doc.includes('null') || doc.includes('$')))
      continue;
    const schema =
      kind === 'MergeItem'
        ? MergeItem
        : kind === '/v1/Pod'
          ? corev1.Pod
          : kind === 'apps/v1/Deployment'
            ? appsv1.Deployment
            : undefined;
    if (schema === undefined) continue;
    const [before, after] = docs.map((doc) => JSON.parse(doc) as object) as [object, object];
    try {
      const same = createTwoWayMergeMapPatch(before, structuredClone(before), schema);
      // Lists with two elements of one key are paired wrongly, and retainKeys maps are written again, in Go too.
      if (!/retainKeys|"replacingItem"/.test(docs.join('')) && !hasTwins(before))
        assert.deepEqual(withoutOrders(same), {});
      createTwoWayMergeMapPatch(before, after, schema);
    } catch (error) {
      assert.ok(isMergePatchError(error), String(error));
    }
    assert.deepEqual([JSON.stringify(before), JSON.stringify(after)], docs.slice(0, 2));
    checked++;
  }
  assert.ok(checked > 300);
});

/** Go says the order of lists again whose scalars are not sorted. */
function withoutOrders(patch: object): object {
  return JSON.parse(JSON.stringify(patch), (key, value: unknown) => {
    if (key.startsWith('$setElementOrder')) return undefined;
    return typeof value === 'object' && value !== null && Object.keys(value).length === 0 && key !== ''
      ? undefined
      : value;
  }) as object;
}

function hasTwins(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) {
    for (const key of [
      'name',
      'key',
      'type',
      'uid',
      'containerPort',
      'port',
      'mountPath',
      'ip',
      'topologyKey',
      'devicePath',
      'resourceName',
    ]) {
      const found = value
        .filter((item) => typeof item === 'object' && item !== null && key in item)
        .map((item) => String((item as Record<string, unknown>)[key]));
      if (new Set(found).size < found.length) return true;
    }
  }
  return Object.values(value).some(hasTwins);
}

test('OpenAPI: version 2, version 3, and what is missing', () => {
  const list = {
    type: 'array',
    'x-kubernetes-patch-strategy': 'merge',
    'x-kubernetes-patch-merge-key': 'id',
    items: { type: 'object', properties: { id: { type: 'string' }, v: { type: 'string' } } },
  };
  const widget = { type: 'object', properties: { parts: list, self: { $ref: '#/definitions/widget' } } };
  const { type: _, ...typeless } = widget;
  for (const schema of [
    newPatchMetaFromOpenAPI({ widget }, 'widget'),
    // As old API servers publish structs.
    newPatchMetaFromOpenAPI({ typeless }, 'typeless'),
    new PatchMetaFromOpenAPIV3(widget),
  ]) {
    const result = strategicMergeMapPatchUsingLookupPatchMeta(
      { parts: [{ id: 'a', v: '1' }, { id: 'b' }] },
      { parts: [{ id: 'a', v: '2' }] },
      schema,
    );
    assert.deepEqual(result, { parts: [{ id: 'a', v: '2' }, { id: 'b' }] });
  }
  const anything = newPatchMetaFromOpenAPI({ anything: {} }, 'anything');
  assert.deepEqual(
    strategicMergeMapPatchUsingLookupPatchMeta({ parts: [{ id: 'a' }] }, { parts: [{ id: 'b' }] }, anything),
    { parts: [{ id: 'b' }] },
  );
  assert.throws(
    () =>
      strategicMergeMapPatchUsingLookupPatchMeta(
        { nope: [1] },
        { nope: [2] },
        newPatchMetaFromOpenAPI({ widget }, 'widget'),
      ),
    (error) => error instanceof FieldNotFoundError && error.message === 'unable to find api field "nope" in widget',
  );
  assert.throws(() => newPatchMetaFromOpenAPI({ widget }, 'constructor'), isMergePatchError);
  const chain = (length: number): Record<string, object> =>
    Object.fromEntries([
      ...Array.from({ length }, (_, at) => [`r${at}`, { $ref: `#/definitions/r${at + 1}` }]),
      [`r${length}`, widget],
    ]);
  const looked = (length: number): unknown =>
    newPatchMetaFromOpenAPI({ ...chain(length), widget }, 'r0').lookupPatchMetadataForSlice('parts');
  assert.doesNotThrow(() => looked(101));
  assert.throws(() => looked(102), /go in a circle/);
  const circle = { a: { $ref: '#/definitions/b' }, b: { $ref: '#/definitions/a' } };
  assert.throws(() => newPatchMetaFromOpenAPI(circle, 'a').lookupPatchMetadataForStruct('x'), isMergePatchError);
});

test('hostile patches: prototypes, wrong types, depth, size', () => {
  const evil = JSON.parse(
    '{"metadata":{"labels":{"__proto__":"x"},"__proto__":{"polluted":1}},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  ) as object;
  const result = strategicMergeMapPatch({ metadata: { labels: { a: 'b' } } }, evil, corev1.Pod);
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
  assert.equal((result as { polluted?: unknown }).polluted, undefined);
  assert.equal(
    JSON.stringify(result),
    '{"metadata":{"labels":{"a":"b","__proto__":"x"},"__proto__":{"polluted":1}},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  );
  for (const key of ['__proto__', 'constructor', 'toString']) {
    assert.throws(
      () =>
        createTwoWayMergeMapPatch(
          JSON.parse(`{"${key}":{"a":1}}`) as object,
          JSON.parse(`{"${key}":{"a":2}}`) as object,
          corev1.Pod,
        ),
      isMergePatchError,
    );
  }
  let deep: object = {};
  for (let n = 0; n < 50_000; n++) deep = { a: deep };
  assert.throws(() => strategicMergeMapPatch({}, deep, corev1.Pod), { code: 'ERR_NOT_COPYABLE' });
  assert.throws(() => strategicMergePatch('{}', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000), corev1.Pod), {
    code: 'ERR_NOT_COPYABLE',
  });
  assert.throws(() => strategicMergeMapPatch({}, { metadata: { creationTimestamp: new Date() } }, corev1.Pod), {
    code: 'ERR_NOT_COPYABLE',
  });
  const many = (n: number, image: string): object => ({
    metadata: { finalizers: Array.from({ length: n }, (_, i) => `f${i % (n / 2)}`) },
    spec: { containers: Array.from({ length: n }, (_, i) => ({ name: `c${i}`, image })) },
  });
  const patch = createTwoWayMergeMapPatch(many(20_000, 'a'), many(20_000, 'b'), corev1.Pod);
  const patched = strategicMergeMapPatch(many(20_000, 'a'), patch, corev1.Pod) as {
    spec: { containers: { image: string }[] };
  };
  assert.ok(patched.spec.containers.length === 20_000 && patched.spec.containers.every(({ image }) => image === 'b'));
});

test('directives', () => {
  assert.deepEqual(createDeleteDirective('name', 'a'), { name: 'a', $patch: 'delete' });
  assert.deepEqual(
    strategicMergeMapPatch<object>(
      { spec: { nodeName: 'a' } },
      { spec: { $patch: 'replace', hostname: 'h' } },
      corev1.Pod,
    ),
    { spec: { hostname: 'h' } },
  );
  assert.throws(
    () => strategicMergeMapPatch({ spec: {} }, { spec: { $patch: 'nope' } }, corev1.Pod),
    (error) =>
      isMergePatchError(error) &&
      error.path === 'spec' &&
      error.message === 'unknown patch type: nope in map: map[$patch:nope]',
  );
});
