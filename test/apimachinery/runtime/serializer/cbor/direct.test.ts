import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JSONSchemaProps } from 'kubetyped/api/apiextensions/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { scalars } from 'kubetyped/apimachinery/apis/meta/v1';
import { diagnose, marshal, unmarshal } from 'kubetyped/apimachinery/runtime/serializer/cbor/direct';
import { stringifyJSON } from 'kubetyped/engine';
import { bytes, cborRows, hex, sorted } from './rows.ts';

test('values without a type', () => {
  let values = 0;
  let errors = 0;
  let encoded = 0;
  for (const { data, json, error, strict } of cborRows('any')) {
    if (error !== undefined) {
      errors++;
      // Differs from Go: what is wrong with a time is not told in detail.
      const text = error.replace(/^(cbor: cannot set .* for time.Time: parsing time "[^"]*").*$/, '$1');
      assert.throws(
        () => unmarshal(data),
        (failure: { code: string; message: string }) => failure.code === 'ERR_CBOR' && failure.message === text,
        `${hex(data)}: ${error}`,
      );
      continue;
    }
    values++;
    const value = unmarshal(data);
    // Differs from Go: there's no -0.
    assert.equal(stringifyJSON(value, { sorted: true }), sorted(json!).replace(/^-0$/, '0'), hex(data));
    if (strict === undefined || (typeof value === 'number' && Number.isInteger(value))) continue;
    encoded++;
    // Nor are bytes kept that are not UTF-8, and floats without a fraction are integers.
    if (!/f9(?:3c00|5640)/.test(hex(data)) && !/\ufffd/.test(json!) && !/\\ufffd/.test(json!))
      assert.equal(hex(marshal(value)), hex(data));
  }
  assert.ok(values > 150 && errors > 300 && encoded > 20, `${values} values, ${errors} errors, ${encoded} encoded`);
});

test('diagnostic notation', () => {
  let count = 0;
  for (const { data, diag } of cborRows('any')) {
    if (diag === undefined) continue;
    count++;
    assert.equal(diagnose(data), diag, hex(data));
  }
  assert.ok(count > 150);
});

test('numbers take as few bytes as they can', () => {
  const forms: [number | bigint, string][] = [
    [0, '00'],
    [23, '17'],
    [24, '1818'],
    [255, '18ff'],
    [256, '190100'],
    [65536, '1a00010000'],
    [4294967296, '1b0000000100000000'],
    [2n ** 63n - 1n, '1b7fffffffffffffff'],
    [-1, '20'],
    [-24, '37'],
    [-25, '3818'],
    [-(2n ** 63n), '3b7fffffffffffffff'],
    [2n ** 63n, 'fa5f000000'],
    [0.5, 'f93800'],
    [5.960464477539063e-8, 'f90001'],
    [3 * 2 ** -24, 'f90003'],
    [6.103515625e-5, 'f90400'],
    [6.097555160522461e-5, 'f903ff'],
    [2 ** -25, 'fa33000000'],
    [0.1, 'fb3fb999999999999a'],
    [1e300, 'fb7e37e43c8800759c'],
    [1e21, 'fb444b1ae4d6e2ef50'],
    [-4.1, 'fbc010666666666666'],
  ];
  for (const [value, form] of forms) assert.equal(hex(marshal(value)), form, String(value));
  for (const value of [NaN, Infinity]) assert.throws(() => marshal(value), TypeError);
});

test('keys are sorted as their bytes: the shorter first', () => {
  assert.equal(
    diagnose(marshal({ b: 1, aa: 2, 10: 3, é: 4, ab: 5, '😀': 6, '\uffff': 7 })),
    "{'b': 1, '10': 3, 'aa': 2, 'ab': 5, '\\u00e9': 4, '\\uffff': 7, '\\ud83d\\ude00': 6}",
  );
});

test('with a type, fields are those of the type', () => {
  const data = marshal({ data: { k: 'AQI=' }, bogus: 1 }, corev1.Secret, { scalars });
  assert.equal(diagnose(data), "{'data': {'k': 22(h'0102')}, 'metadata': {}}".replace("h'0102'", "'\\u0001\\u0002'"));
  assert.deepEqual(unmarshal(data, corev1.Secret, { scalars }), { data: { k: 'AQI=' }, metadata: {} });
  assert.throws(() => unmarshal(bytes('a1 45626f677573 01'), corev1.Secret, { scalars }), {
    code: 'ERR_CBOR',
    message: 'cbor: found unknown field at map element index 0',
  });
  assert.equal(unmarshal(bytes('f6'), corev1.Secret, { scalars }), null);
});

test('10,000 levels are written, 10,001 refused', () => {
  const nested = (levels: number): unknown => {
    let value: unknown = [];
    for (let level = 1; level < levels; level++) value = [value];
    return value;
  };
  assert.equal(marshal(nested(10_000)).length, 10_000);
  assert.throws(() => marshal(nested(10_001)), new RangeError('more than 10000 levels'));
});

test('a time below a tag may have any number of decimals; nine count', () => {
  for (const decimals of [9, 200, 201, 3000]) {
    const text = new TextEncoder().encode(`2020-01-02T03:04:05.${'1'.repeat(decimals)}Z`);
    const data = Uint8Array.of(0xc0, 0x79, text.length >> 8, text.length & 0xff, ...text);
    assert.equal(unmarshal(data), '2020-01-02T03:04:05.111111111Z');
  }
});

test('numbers that half precision holds are written in it, all of them', () => {
  for (let bits = 0; bits < 0x10000; bits++) {
    const data = Uint8Array.of(0xf9, bits >> 8, bits & 0xff);
    // No number, and what is infinite, is refused.
    if ((bits & 0x7c00) === 0x7c00) continue;
    const value = unmarshal(data);
    assert.equal(typeof value, 'number');
    if (Number.isInteger(value)) continue;
    assert.equal(hex(marshal(value)), hex(data));
  }
});

test('a float of a type takes half precision to both ends of it, integer or not', () => {
  const forms: [number, string][] = [
    [0, 'f90000'],
    [1, 'f93c00'],
    [32767, 'fa46fffe00'],
    [32768, 'f97800'],
    [-40000, 'f9f8e2'],
    [65504, 'f97bff'],
    [65505, 'fa477fe100'],
    [65536, 'fa47800000'],
    [2 ** -24, 'f90001'],
    [2 ** -25, 'fa33000000'],
    [16777217, 'fb4170000010000000'],
  ];
  for (const [maximum, form] of forms)
    assert.equal(hex(marshal({ maximum }, JSONSchemaProps, { scalars })), `a1476d6178696d756d${form}`, String(maximum));
});
