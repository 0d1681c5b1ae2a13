import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pod, PodList, Service } from 'kubetyped/api/core/v1';
import * as meta from 'kubetyped/apimachinery/api/meta';
import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';

test('an object with methods is its own accessor', () => {
  const pod = new Pod({ metadata: { name: 'a' } });
  assert.equal(meta.accessor(pod), pod);
  const unstructured = new Unstructured({ metadata: { name: 'a' } });
  assert.equal(meta.accessor(unstructured), unstructured);
  assert.equal(meta.listAccessor(unstructured), unstructured);
  const list = new PodList();
  assert.equal(meta.listAccessor(list), list);
});

test('a plain object is read and written in place', () => {
  const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' } as metav1.ObjectMeta };
  const accessor = meta.accessor(pod);
  accessor.setLabels({ app: 'web' });
  accessor.setName('b');
  assert.deepEqual(pod.metadata, { name: 'b', labels: { app: 'web' } });
  meta.typeAccessor(pod).setAPIVersion('apps/v1');
  assert.deepEqual([pod.apiVersion, pod.kind], ['apps/v1', 'Pod']);
  const list = { metadata: { continue: 'x' } as metav1.ListMeta, items: [] };
  meta.listAccessor(list).setContinue('');
  assert.deepEqual(list.metadata, {});
});

test('objects without metadata are refused', () => {
  for (const obj of [
    {},
    [],
    { metadata: null },
    { metadata: 'x' },
    { metadata: [] },
    JSON.parse('{"__proto__":{"metadata":{}}}'),
    new PodList(),
  ]) {
    assert.throws(() => meta.accessor(obj), {
      code: 'ERR_ACCESSOR',
      message: 'object does not implement the Object interfaces',
    });
  }
  assert.throws(() => meta.listAccessor(new Pod()), { code: 'ERR_ACCESSOR' });
  assert.throws(() => meta.commonAccessor({}), { code: 'ERR_ACCESSOR' });
  assert.throws(() => meta.accessor(null as never), { code: 'ERR_ACCESSOR' });
});

test('conditions: a new list when something changed, the same when nothing did', () => {
  const before: readonly metav1.Condition[] = Object.freeze([
    Object.freeze({
      type: 'Ready',
      status: 'False',
      reason: 'Down',
      message: '',
      lastTransitionTime: '2020-01-01T00:00:00Z',
      observedGeneration: 5n as never,
      more: 1,
    }),
  ]);
  const { conditions, changed } = meta.setStatusCondition(
    before,
    { type: 'Ready', status: 'True', reason: 'Up', message: 'ok' },
    { now: '2026-01-01T00:00:00Z' },
  );
  assert.equal(changed, true);
  assert.deepEqual(conditions, [
    { type: 'Ready', status: 'True', reason: 'Up', message: 'ok', lastTransitionTime: '2026-01-01T00:00:00Z', more: 1 },
  ]);
  const same = meta.setStatusCondition(before, {
    type: 'Ready',
    status: 'False',
    reason: 'Down',
    message: '',
    observedGeneration: 5,
  });
  assert.equal(same.changed, false);
  assert.equal(same.conditions, before);
  assert.equal(meta.removeStatusCondition(before, 'x').conditions, before);
  assert.deepEqual(meta.removeStatusCondition(before, 'Ready'), { conditions: [], removed: true });
  assert.deepEqual(meta.removeStatusCondition(undefined, 'Ready'), { conditions: [], removed: false });
});

test('a condition without a time starts now', () => {
  const { conditions } = meta.setStatusCondition(null, {
    type: 'Ready',
    status: 'True',
    reason: 'Up',
    message: '',
    lastTransitionTime: null,
  });
  assert.ok(Math.abs(Date.parse(conditions[0]!.lastTransitionTime) - Date.now()) < 60_000);
  assert.equal(meta.isStatusConditionTrue(conditions, 'Ready'), true);
  assert.equal(meta.isStatusConditionTrue(undefined, 'Ready'), false);
});

test('lists, typed and plain', () => {
  const typed = new PodList({ items: [{ metadata: { name: 'a' } }] });
  const plain = { kind: 'PodList', items: [{ metadata: { name: 'a' } }] };
  for (const list of [typed, plain, new Unstructured(structuredClone(plain))]) {
    assert.equal(meta.isListType(list), true);
    assert.equal(meta.lenList(list), 1);
    const names: unknown[] = [];
    meta.eachListItem(list as PodList, (item) => names.push(item.metadata.name));
    assert.deepEqual(names, ['a']);
    assert.notEqual(meta.extractList(list as PodList), (list as { items: unknown[] }).items);
  }
  for (const none of [new Pod(), { items: 'x' }, {}, JSON.parse('{"__proto__":{"items":[]}}'), null, 5]) {
    assert.equal(meta.isListType(none as object), false);
    assert.equal(meta.lenList(none as object), 0);
    assert.throws(() => meta.extractList(none as object), { code: 'ERR_NOT_A_LIST' });
  }
  assert.throws(() => meta.extractList(new Pod() as object), {
    message: '*v1.Pod is not a list: no Items field in this object',
  });
  assert.throws(
    () =>
      meta.eachListItem(plain, () => {
        throw new Error('enough');
      }),
    /enough/,
  );
});

test('setList gives another list of the same kind', () => {
  const typed = new PodList({ metadata: { resourceVersion: '5' } });
  const after = meta.setList(typed, [{ metadata: { name: 'a' } } as object, new Pod()]);
  assert.ok(after instanceof PodList && after.items[0] instanceof Pod);
  assert.equal(after.metadata.resourceVersion, '5');
  assert.equal(typed.items.length, 0);
  assert.throws(() => meta.setList(typed, [new Service()]), {
    code: 'ERR_NOT_A_LIST',
    message: "item[0]: can't assign or convert v1.Service into v1.Pod",
  });
  assert.throws(() => meta.setList(typed, [null as never]), { code: 'ERR_NOT_A_LIST' });
  const plain = { items: [] as object[], __proto__: null };
  assert.deepEqual(meta.setList(plain, [new Pod()]).items.length, 1);
});

test('labels and annotations may have any name', () => {
  const metadata: metav1.ObjectMeta = {};
  assert.equal(metav1.hasLabel(metadata, 'constructor'), false);
  for (const name of ['__proto__', 'constructor', 'app']) {
    metav1.setMetaDataLabel(metadata, name, 'x');
    metav1.setMetaDataAnnotation(metadata, name, '');
    assert.equal(metav1.hasLabel(metadata, name) && metav1.hasAnnotation(metadata, name), true);
  }
  assert.equal(
    JSON.stringify(metadata),
    '{"labels":{"__proto__":"x","constructor":"x","app":"x"},"annotations":{"__proto__":"","constructor":"","app":""}}',
  );
  assert.equal(({} as { x?: unknown }).x, undefined);
});

test('times from numbers: fractions are refused', () => {
  assert.equal(metav1.date(2024, 2, 30, 0, 0, 0, 0), '2024-03-01T00:00:00Z');
  assert.equal(metav1.dateMicro(99, 1, 1, 0, 0, 0, 1000), '0099-01-01T00:00:00.000001Z');
  assert.equal(metav1.unix(-1, -1), '1969-12-31T23:59:58Z');
  for (const wrong of [NaN, Infinity, 1e300, 0.5, 2 ** 53]) {
    assert.throws(() => metav1.unix(wrong, 0), { code: 'ERR_INVALID_TIME' });
    assert.throws(() => metav1.unixMicro(0, wrong), { code: 'ERR_INVALID_TIME' });
    assert.throws(() => metav1.date(2020, 1, 1, 0, 0, wrong, 0), { code: 'ERR_INVALID_TIME' });
  }
  assert.throws(() => metav1.date(1e9, 1, 1, 0, 0, 0, 0), { code: 'ERR_INVALID_TIME' });
  assert.throws(() => metav1.timeBefore('x', '2020-01-01T00:00:00Z'), { code: 'ERR_INVALID_TIME' });
});
