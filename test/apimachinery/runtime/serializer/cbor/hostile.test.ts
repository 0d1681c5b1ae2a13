import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { diagnose, unmarshal } from 'kubetyped/apimachinery/runtime/serializer/cbor/direct';
import { fullScheme } from '../../../../conformance/scheme.ts';
import { bytes, cborRows, hex } from './rows.ts';

const serializer = new Serializer(fullScheme(), { strict: true });

/** Every outcome but an object or an error with a code is a failure. */
function attempt(data: Uint8Array): void {
  for (const read of [
    () => serializer.decode(data),
    () => unmarshal(data),
    () => diagnose(data),
    () => serializer.decode(data, undefined, new Unstructured()),
  ]) {
    try {
      read();
    } catch (error) {
      assert.equal(typeof (error as { code?: unknown }).code, 'string', `${hex(data)}: ${(error as Error).stack}`);
    }
  }
}

/** A small generator, so that a failure can be repeated. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('mutated, truncated and random bytes', () => {
  const pick = generator(Number(process.env['KUBETYPED_SEED'] ?? 7));
  const rounds = Number(process.env['KUBETYPED_ROUNDS'] ?? 3000);
  const seeds = cborRows('object')
    .map(({ data }) => data)
    .filter((data) => data.length < 500);
  for (let round = 0; round < rounds; round++) {
    let data = Uint8Array.from(round % 4 === 0 ? { length: pick(60) } : seeds[pick(seeds.length)]!, (byte: number) =>
      round % 4 === 0 ? pick(256) : byte,
    );
    for (let change = 0; change <= pick(4) && data.length > 0; change++) data[pick(data.length)] = pick(256);
    if (pick(5) === 0) data = data.subarray(0, pick(data.length + 1));
    attempt(data);
  }
  assert.equal(Object.keys(Object.prototype).length, 0);
});

test('every start of an object is refused', () => {
  const { data } = cborRows('object').find((row) => row.data.length > 300 && row.data.length < 1000)!;
  for (let length = 0; length < data.length; length++)
    assert.throws(() => serializer.decode(data.subarray(0, length)), { code: 'ERR_DECODE' });
});

test('announced lengths take no memory', () => {
  for (const start of [
    '9b000000007fffffff',
    'ba00200000',
    '5b00000000ffffffff',
    '7b7fffffffffffffff',
    '9bffffffffffffffff',
  ]) {
    assert.throws(() => unmarshal(bytes(start)), { code: 'ERR_CBOR' });
  }
});

function nested(open: string, close: string, depth: number): Uint8Array {
  return Uint8Array.from(Buffer.from(open.repeat(depth) + close, 'hex'));
}

test('nesting: as deep as Go allows, and no deeper', () => {
  let value = unmarshal(nested('81', '80', 9999));
  let depth = 0;
  for (; Array.isArray(value); value = value[0]) depth++;
  assert.equal(depth, 10000);
  assert.equal(diagnose(nested('81', '80', 9999)).length, 20000);
  for (const [open, close] of [
    ['81', '80'],
    ['9f', 'ff'],
    ['a14161', 'a0'],
    ['d9d9f7', 'f6'],
    ['5f', 'ff'],
  ] as const)
    attempt(nested(open, close, 200_000));
  assert.throws(() => unmarshal(nested('81', '80', 10000)), { message: 'cbor: exceeded max nested level 10000' });
});

test('deep structs', () => {
  // {'kind': 'CustomResourceDefinition', 'apiVersion': 'apiextensions.k8s.io/v1', 'spec': {'versions': [{'schema': {'openAPIV3Schema': {'not': {'not': ...
  const head =
    'a3 446b696e64 5818437573746f6d5265736f75726365446566696e6974696f6e 4a61706956657273696f6e 57617069657874656e73696f6e732e6b38732e696f2f7631 4473706563 a1 4876657273696f6e73 81 a1 46736368656d61 a1 4f6f70656e4150495633536368656d61';
  const data = (depth: number, end: string): Uint8Array =>
    bytes(head.replaceAll(' ', '') + 'a1436e6f74'.repeat(depth) + end);
  const { object } = serializer.decode(data(9000, 'a0'));
  let schema = (object as unknown as { spec: { versions: { schema: { openAPIV3Schema: { not?: object } } }[] } }).spec
    .versions[0]!.schema.openAPIV3Schema;
  let depth = 0;
  for (; schema.not !== undefined; schema = schema.not) depth++;
  assert.equal(depth, 9000);
  assert.throws(
    () => serializer.decode(data(3000, 'a1 4474797065 01')),
    (error: { path: string; text: string }) => {
      assert.match(
        error.text,
        /^cbor: cannot unmarshal positive integer into Go struct field v1\.CustomResourceDefinition\.spec of type string$/,
      );
      assert.equal(error.path, `spec.versions[0].schema.openAPIV3Schema${'.not'.repeat(3000)}.type`);
      return true;
    },
  );
});

test('names of the prototype are data', () => {
  // {'kind': 'X', 'apiVersion': 'v1', '__proto__': {'polluted': true}, 'constructor': 1}
  const data = bytes(
    'a4 446b696e64 4158 4a61706956657273696f6e 427631 495f5f70726f746f5f5f a1 48706f6c6c75746564 f5 4b636f6e7374727563746f72 01',
  );
  const { object } = serializer.decode(data, undefined, new Unstructured());
  assert.equal(JSON.stringify(object), '{"kind":"X","apiVersion":"v1","__proto__":{"polluted":true},"constructor":1}');
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
  assert.equal(hex(serializer.encode(object)).includes('495f5f70726f746f5f5f'), true);
});
