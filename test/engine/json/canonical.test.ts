import assert from 'node:assert/strict';
import { test } from 'node:test';
import { List, PodList } from 'kubetyped/api/core/v1';
import { scalars } from 'kubetyped/apimachinery/apis/meta/v1';
import type { RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';

const scheme = new Scheme();
scheme.addScalars(scalars);
scheme.addKnownTypes(PodList, PodList);
scheme.addKnownTypes(List, List);
const serializer = new Serializer(scheme, { canonical: true });

const pods = (items: unknown): RuntimeObject =>
  ({ apiVersion: 'v1', kind: 'PodList', metadata: {}, items }) as RuntimeObject;
const pod = (name: string): string => `{"metadata":{"name":"${name}"},"spec":{"containers":null},"status":{}}`;
const podList = (items: string): string => `{"kind":"PodList","apiVersion":"v1","metadata":{},"items":${items}}\n`;

function assertWritten(object: RuntimeObject, expected: string): void {
  assert.equal(serializer.encodeToString(object), expected);
  assert.equal(new TextDecoder('utf-8', { fatal: true }).decode(serializer.encode(object)), expected);
}

test('the items of a list are written one by one, and the same as together', () => {
  for (const items of [
    [{ metadata: { name: 'a' } }, { metadata: { name: 'b' } }],
    [
      { status: {}, metadata: { name: 'a' }, x: 1 },
      { spec: {}, metadata: { name: 'b' } },
    ],
  ]) {
    assertWritten(pods(items), podList(`[${pod('a')},${pod('b')}]`));
    assert.deepEqual(
      JSON.parse(new Serializer(scheme, { canonical: true, pretty: true }).encodeToString(pods(items))),
      JSON.parse(podList(`[${pod('a')},${pod('b')}]`)),
    );
  }
  assertWritten(
    pods([{ metadata: { name: 'a' } }, null, undefined]),
    podList(
      `[${pod('a')},{"metadata":{},"spec":{"containers":null},"status":{}},{"metadata":{},"spec":{"containers":null},"status":{}}]`,
    ),
  );
});

test('a list without items', () => {
  for (const items of [undefined, null]) assertWritten(pods(items), podList('null'));
  assertWritten(pods([]), podList('[]'));
  assertWritten({ kind: 'PodList', apiVersion: 'v1' } as RuntimeObject, podList('null'));
});

test('items that are any objects', () => {
  const list = {
    kind: 'List',
    apiVersion: 'v1',
    metadata: { resourceVersion: '1' },
    items: [{ z: 1, a: '<' }, null, { kind: 'x' }],
  } as unknown as RuntimeObject;
  assertWritten(
    list,
    '{"kind":"List","apiVersion":"v1","metadata":{"resourceVersion":"1"},"items":[{"z":1,"a":"\\u003c"},null,{"kind":"x"}]}\n',
  );
});

test('what is escaped, and what is no ASCII, in several items', () => {
  const written = (name: string): string => pod(name);
  assertWritten(
    pods(
      ['<>&', '\u2028\u2029', '\ud800', '\u00e9\u20ac\u{1f600}', '"\\\n\u0001'].map((name) => ({ metadata: { name } })),
    ),
    podList(
      `[${['\\u003c\\u003e\\u0026', '\\u2028\\u2029', '\ufffd', '\u00e9\u20ac\u{1f600}', '\\"\\\\\\n\\u0001']
        .map(written)
        .join()}]`,
    ),
  );
});

test('a list keeps its own items, and neither a key of a prototype nor one that is no field is written', () => {
  const object = Object.freeze(
    JSON.parse(
      '{"__proto__":{"x":1},"kind":"PodList","apiVersion":"v1","items":[{"__proto__":{"x":1},"metadata":{"name":"a"}}]}',
    ),
  );
  const before = JSON.stringify(object);
  assertWritten(object, podList(`[${pod('a')}]`));
  assert.equal(JSON.stringify(object), before);
});
