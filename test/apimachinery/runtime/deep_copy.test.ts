import assert from 'node:assert/strict';
import { test } from 'node:test';
import vm from 'node:vm';
import { Pod, PodList } from 'kubetyped/api/core/v1';
import { codecs } from 'kubetyped/api/protobuf';
import { codecs as metaCodecs } from 'kubetyped/apimachinery/apis/meta/v1/protobuf';
import { deepCopy, deepCopyJSONValue, NotCopyableError } from 'kubetyped/apimachinery/runtime';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as ProtobufSerializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { objectFiles, readRows } from '../../conformance/rows.ts';
import { fullScheme } from '../../conformance/scheme.ts';
import { someOf } from '../../some_of.ts';

const scheme = fullScheme();
const json = new JSONSerializer(scheme);
const canonical = new JSONSerializer(scheme, { canonical: true });
const yaml = new YAMLSerializer(scheme);
const protobuf = new ProtobufSerializer(scheme, { codecs: [codecs, metaCodecs] });

/** Fails when the two graphs have an object in common, or objects at the same place have different prototypes. */
function assertApart(a: unknown, b: unknown, place = '$'): void {
  if (typeof a !== 'object' || a === null) return;
  assert.notEqual(a, b, `${place} is shared`);
  assert.equal(Object.getPrototypeOf(a), Object.getPrototypeOf(b), place);
  assert.deepEqual(Object.getOwnPropertyNames(a), Object.getOwnPropertyNames(b), place);
  for (const key of Object.keys(a))
    assertApart((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${place}.${key}`);
}

for (const file of objectFiles()) {
  test(`copies of every object of ${file} are equal and share nothing`, () => {
    const copied = { json: 0, yaml: 0, protobuf: 0 };
    const rows = someOf(readRows(file), 10);
    for (const row of rows) {
      for (const [format, reader, data] of [
        ['json', json, row.json],
        ['yaml', yaml, row.yaml],
        ['protobuf', protobuf, row.protobuf],
      ] as const) {
        if (data === undefined) continue;
        const original = reader.decode(format === 'protobuf' ? Buffer.from(data, 'base64') : data).object;
        copied[format]++;
        const copy = deepCopy(original);
        assert.equal(canonical.encodeToString(copy), canonical.encodeToString(original), `${row.kind} ${format}`);
        assert.deepStrictEqual(copy, original, `${row.kind} ${format}`);
        assertApart(copy, original, `${row.kind} ${format}`);
      }
    }
    const all = copied.json + copied.yaml + copied.protobuf;
    assert.ok(copied.json > 0 && all >= rows.length, `${JSON.stringify(copied)} of ${rows.length} objects`);
  });
}

test('any JSON can be copied', () => {
  const value = JSON.parse(
    '{"a":[1,"x",null,true,{"__proto__":1,"b":{}}],"p":{"__proto__":{"x":[{}]},"constructor":{"a":1},"toString":"s","0":{}}}',
  ) as Record<string, unknown>;
  value['big'] = 2n ** 63n;
  value['bare'] = Object.assign(Object.create(null), { c: 1 });
  value['none'] = undefined;
  value['zero'] = -0;
  const copy = deepCopy(value);
  assert.deepStrictEqual(copy, value);
  assertApart(copy, value);
  assert.equal(Object.getPrototypeOf(copy['bare']), null);
  assert.ok(Object.hasOwn((copy['a'] as object[])[4]!, '__proto__'));
  const shared = {};
  const twice = deepCopyJSONValue({ a: shared, b: shared });
  assert.notEqual(twice.a, twice.b);
  // Another realm has an Object.prototype of its own.
  assert.equal(
    JSON.stringify(deepCopy(vm.runInNewContext('({ a: [{ b: 1 }], c: { d: 2 }, e: {} })'))),
    '{"a":[{"b":1}],"c":{"d":2},"e":{}}',
  );
  for (const plain of ['x', 1, 2n, true, null, undefined, -0]) assert.equal(deepCopy(plain), plain);
});

test('random objects and their copies are equal, encode to the same bytes and share nothing', () => {
  let state = 42;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const keys = [
    'a',
    'f:spec',
    '.',
    'k:{"uid":"1"}',
    '0',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'kind',
    '',
  ];
  const value = (levels: number): unknown => {
    switch (below(levels > 0 ? 12 : 7)) {
      case 0:
        return 'text';
      case 1:
        return below(100) - 50;
      case 2:
        return null;
      case 3:
        return below(2) === 0;
      case 4:
        return [];
      case 5:
        return {};
      case 6:
        return { 'f:x': {}, '.': {} };
      case 7:
        return new Pod({ metadata: { name: 'p', labels: {} } });
      case 8:
      case 9:
        return Array.from({ length: below(4) }, () => value(levels - 1));
      default: {
        // As JSON.parse does it: __proto__ is a key like any other.
        const entries = Array.from({ length: below(7) }, () => [keys[below(keys.length)]!, value(levels - 1)] as const);
        return Object.fromEntries(entries);
      }
    }
  };
  for (let round = 0; round < 3000; round++) {
    const original = value(6);
    const copy = deepCopy(original);
    assert.deepStrictEqual(copy, original);
    assertApart(copy, original);
    assert.equal(JSON.stringify(copy), JSON.stringify(original));
  }
});

test('the empty objects of a copy are like any other', () => {
  const { empty, items } = deepCopy({ empty: {} as Record<string, unknown>, items: [{}] as Record<string, unknown>[] });
  for (const object of [empty, items[0]!]) {
    assert.equal(Object.getPrototypeOf(object), Object.prototype);
    assert.equal(object.constructor, Object);
    for (let index = 0; index < 20; index++) object[`key${index}`] = index;
    assert.equal(Object.keys(structuredClone({ ...object })).length, 20);
  }
  assert.deepEqual(Object.keys({}), []);
});

test('objects of a Kind keep their class wherever they stand', () => {
  const list = new PodList({ items: [new Pod({ metadata: { name: 'a' } })] });
  const holder = deepCopy({ list, pods: [new Pod()], pod: new Pod(), deep: { pod: new Pod() } });
  assert.ok(holder.list instanceof PodList && holder.list.items[0] instanceof Pod && holder.pods[0] instanceof Pod);
  assert.ok(holder.pod instanceof Pod && holder.deep.pod instanceof Pod);
  assertApart(holder.list, list);
});

test('the original stays as it is, frozen or not', () => {
  const freeze = (value: unknown): unknown => {
    if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
    return value;
  };
  const frozen = freeze({ a: [{ b: {} }], c: { d: 1 } }) as { a: { b: object }[]; c: { d: number } };
  const copy = deepCopy(frozen);
  copy.a.push({ b: {} });
  copy.c.d = 2;
  assert.deepEqual(frozen, { a: [{ b: {} }], c: { d: 1 } });
});

test('a property that some program has put into Object.prototype is not copied', () => {
  const prototype = Object.prototype as Record<string, unknown>;
  prototype['everywhere'] = {};
  try {
    assert.deepEqual(Object.keys(deepCopy({ a: { b: 1 } }).a), ['b']);
  } finally {
    delete prototype['everywhere'];
  }
});

test('nesting may be deep', () => {
  let deep: unknown = { x: 1 };
  for (let level = 0; level < 100_000; level++) deep = level % 2 === 0 ? [deep] : { a: deep };
  let copy = deepCopy(deep) as { a: unknown[] } | unknown[];
  for (let level = 100_000; level > 0; level--) copy = (Array.isArray(copy) ? copy[0] : copy.a) as typeof copy;
  assert.deepEqual(copy, { x: 1 });
});

test('cycles and values that are not JSON are refused, with the place', () => {
  const cyclic: { self?: unknown } = {};
  cyclic.self = { inner: [cyclic] };
  const loop: unknown[] = [];
  loop.push(1, loop);
  for (const [value, text] of [
    [cyclic, 'cannot copy self.inner[0]: it holds itself'],
    [loop, 'cannot copy [1]: it holds itself'],
    [{ spec: { at: new Date(0) } }, 'cannot copy spec.at: a Date is not JSON'],
    [[new Map()], 'cannot copy [0]: a Map is not JSON'],
    [new Set(), 'cannot copy the value: a Set is not JSON'],
    [{ a: [{ f: () => 1 }] }, 'cannot copy a[0].f: a function is not JSON'],
    [{ s: Symbol('s') }, 'cannot copy s: a symbol is not JSON'],
    [{ bytes: new Uint16Array(1) }, 'cannot copy bytes: a Uint16Array is not JSON'],
    [() => 1, 'cannot copy the value: a function is not JSON'],
  ] as const) {
    assert.throws(
      () => deepCopy(value),
      (err) => err instanceof NotCopyableError && err.code === 'ERR_NOT_COPYABLE' && err.message === text,
      text,
    );
  }
});
