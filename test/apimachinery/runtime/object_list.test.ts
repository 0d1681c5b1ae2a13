import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  decodeList,
  encodeList,
  isUnknown,
  type RuntimeObject,
  Scheme,
  type Unknown,
} from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Widget } from './sample_kinds.ts';

const scheme = new Scheme();
scheme.addKnownTypes({ group: 'example.com', version: 'v1' }, Widget);
const serializer = new Serializer(scheme);
const unknown = (text: string): Unknown => ({ raw: new TextEncoder().encode(text) });

test('decodeList decodes what it can, and leaves its argument alone', () => {
  const list: readonly RuntimeObject[] = [
    unknown('{"apiVersion":"example.com/v1","kind":"Widget","spec":{"size":1}}'),
    unknown('{"apiVersion":"example.com/v1","kind":"Gadget"}'),
    unknown('{'),
    new Widget(),
  ];
  const before = structuredClone(list.slice(0, 3));
  const { objects, errors } = decodeList(list, serializer);
  assert.ok(objects[0] instanceof Widget);
  assert.equal((objects[0] as Widget).spec?.size, 1);
  assert.ok(isUnknown(objects[1]));
  assert.equal(objects[1].kind, 'Gadget');
  assert.equal(objects[2], list[2]);
  assert.equal(objects[3], list[3]);
  assert.deepEqual(
    errors.map((error) => (error as Error & { code?: string }).code),
    ['ERR_DECODE'],
  );
  assert.deepEqual(list.slice(0, 3), before);
});

test('decodeList without decoders', () => {
  const list = [unknown('{}')];
  assert.deepEqual(decodeList(list), { objects: list, errors: [] });
});

test('encodeList writes all or throws every error', () => {
  const [first] = encodeList(serializer, [new Widget({ spec: { size: 2 } })]);
  assert.equal(
    new TextDecoder().decode(first!.raw),
    '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{},"spec":{"size":2}}\n',
  );
  const loop = new Widget() as Widget & { self?: unknown };
  loop.self = loop;
  assert.throws(
    () => encodeList(serializer, [loop, new Widget(), loop]),
    (error: AggregateError & { code?: string }) => error.code === 'ERR_AGGREGATE' && error.errors.length === 2,
  );
});
