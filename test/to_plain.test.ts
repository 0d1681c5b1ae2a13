// Copies without classes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode, toPlain } from 'kubetyped';
import { Pod, PodList, SerializedReference } from 'kubetyped/api/core/v1';

const spec = { containers: [{ name: 'a', resources: { limits: { cpu: 1 } } }] };
const data: Pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' }, spec };

test('objects and lists become plain all through, and stay what they were', () => {
  const pod = new Pod({ metadata: { name: 'a' }, spec });
  assert.notDeepStrictEqual(pod, data);
  assert.deepStrictEqual(toPlain(pod), data);
  assert.deepStrictEqual(toPlain(data), data);
  assert.notEqual(toPlain(data), data);
  assert.ok(pod instanceof Pod);
  const list = decode(
    PodList,
    JSON.stringify({ apiVersion: 'v1', kind: 'PodList', items: [{ metadata: { name: 'a' }, spec }] }),
  );
  assert.ok(list.items[0] instanceof Pod);
  assert.deepStrictEqual(toPlain(list), { apiVersion: 'v1', kind: 'PodList', metadata: {}, items: [data] });
  assert.ok(list.items[0] instanceof Pod);
});

test('unknown fields, keys called __proto__ and large integers are kept', () => {
  const text =
    '{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a","generation":9007199254740993},"__proto__":{"x":[1,null]}}';
  const plain = toPlain(decode(Pod, text));
  assert.equal(Object.getPrototypeOf(plain), Object.prototype);
  assert.deepStrictEqual(Object.getOwnPropertyDescriptor(plain, '__proto__')?.value, { x: [1, null] });
  assert.equal(plain.metadata.generation as unknown, 9007199254740993n);
});

test('what is no JSON is refused, and so is what holds itself', () => {
  const circle: { self?: object } = {};
  circle.self = circle;
  assert.throws(() => toPlain(circle), { code: 'ERR_NOT_COPYABLE' });
  assert.throws(() => toPlain({ at: new Date() }), { code: 'ERR_NOT_COPYABLE' });
});

test('the type is that of the data', () => {
  const plain: Pod = toPlain(new Pod({ metadata: { name: 'a' } }));
  // @ts-expect-error accessors are gone
  assert.equal(plain.getName, undefined);
  const list: PodList = toPlain(new PodList({ items: [] }));
  // @ts-expect-error accessors are gone
  assert.equal(list.getContinue, undefined);
  assert.equal(toPlain(new SerializedReference()).kind, 'SerializedReference');
});
