import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ResourceQuota } from 'kubetyped/api/core/v1';
import { canonicalizeQuantity, checkQuantity, equalQuantity, QuantityValue } from 'kubetyped/apimachinery/api/resource';
import { decode } from 'kubetyped/json';
import { assertLinear } from '../../../linear.ts';
import { decodedQuantity, quantityNumberFault } from '../../vectors/quantity_numbers.ts';
import { assertAgrees, equalAnswerOf, readVectors } from '../../vectors/read_vectors.ts';

test('QuantityValue: every vector', () => {
  for (const row of readVectors('quantity')) {
    if (/^["ntf[{]/.test(row.in) || row.out === undefined) {
      assertAgrees(QuantityValue, row);
    } else {
      // Go keeps the spelling of a JSON number, which JSON.parse has dropped. The value is the same.
      assert.equal(QuantityValue.check(JSON.parse(row.in)), undefined, row.in);
      assert.ok(QuantityValue.equal?.(numberOf(row.in), JSON.parse(row.out)), `${row.in}: ${row.out}`);
    }
  }
});

function numberOf(json: string): number | bigint {
  const value = JSON.parse(json) as number;
  return Number.isInteger(value) && !Number.isSafeInteger(value) && !json.includes('e') ? BigInt(json) : value;
}

test('JSON numbers, decoded: every vector', () => {
  for (const row of readVectors('quantity-number')) assert.equal(quantityNumberFault(row), undefined);
});

test('a JSON number that JavaScript rounds is decoded to the text of its digits', () => {
  for (const number of [
    '9007199254740993',
    '-9007199254740993.0',
    '9007199254740992.5',
    '0.10000000000000000001',
    '1e400',
    '12345678901234567890123',
    '1.0000000000000000001e3',
  ]) {
    assert.equal(decodedQuantity(number), number);
    assert.equal(decodedQuantity(`${number}${' '.repeat(100_000)}`), number);
  }
  for (const [number, value] of [
    ['2', 2],
    ['1.50', 1.5],
    ['0.1', 0.1],
    ['-0.0', -0],
    ['1e3', 1000],
    ['100e-2', 1],
    ['9007199254740991.0', 9007199254740991],
    ['9007199254740994.0', 9007199254740994],
    ['9007199254740994', 9007199254740994],
    ['-9223372036854776000', -9223372036854776000],
    ['1e22', 1e22],
    ['0e400', 0],
  ] as const) {
    assert.equal(decodedQuantity(number), value, number);
  }
});

test('a number that no float64 holds is refused where it is no quantity', () => {
  const read = (extra: string): ResourceQuota =>
    decode(ResourceQuota, `{"spec":{"hard":{"cpu":1e400,"memory":-2e400}}${extra}}`);
  assert.deepEqual(read('').spec?.hard, { cpu: '1e400', memory: '-2e400' });
  for (const number of ['1e999', '1e400']) {
    assert.throws(() => read(`,"unknown":${number}`), {
      code: 'ERR_DECODE',
      message: new RegExp(`json: number ${number} is out of range`),
    });
  }
});

test('equal: every vector', () => {
  for (const row of readVectors('quantity-equal')) assert.deepEqual(equalAnswerOf(row.in), row);
});

test('equal compares values, not texts', () => {
  for (const [a, b] of [
    ['1', '1000m'],
    [1, '1'],
    ['1Ki', '1024'],
    ['0', '-0Ki'],
    ['1e3', '1k'],
    ['9Ei', '9223372036854775807Ei'],
    ['0.1n', '1n'],
    ['1e9999', '10e9998'],
    [' 1 ', '1'],
    [0.5, '500m'],
    [2n ** 60n, '1Ei'],
  ]) {
    assert.equal(QuantityValue.equal?.(a, b), true, `${a} ${b}`);
  }
  for (const [a, b] of [
    ['1', '-1'],
    ['1', '10'],
    ['1Ki', '1k'],
    ['0', '0.1n'],
    ['1e9999', '1e9998'],
  ]) {
    assert.equal(QuantityValue.equal?.(a, b), false, `${a} ${b}`);
  }
});

test('canonicalizeQuantity gives what Go writes', () => {
  const rows = {
    '+1': '+1',
    '007': '007',
    '1.': '1.',
    '1.500': '1.500',
    '+5Ki': '+5Ki',
    '1E3': '1E3',
    '1.5': '1500m',
    '1000': '1k',
    '1024Ki': '1Mi',
    '1e-4': '100e-6',
    '0.3Ki': '307200m',
    '8Ei': '9223372036854775807',
    '.': '0',
    '0.1n': '1n',
    '-0.1n': '-1n',
    '1000E': '1',
    '1e9998': '100e9996',
  };
  for (const [text, canonical] of Object.entries(rows)) assert.equal(canonicalizeQuantity(text), canonical, text);
});

test('a number counts as its text', () => {
  assert.equal(QuantityValue.canonical(2), '2');
  assert.equal(QuantityValue.canonical(0.5), '500m');
  assert.equal(QuantityValue.canonical(1000), '1k');
  assert.equal(QuantityValue.canonical(1e21), '1e21');
  assert.equal(QuantityValue.canonical(-0), '0');
  assert.equal(QuantityValue.canonical(2n ** 70n), '1180591620717411303424');
  assert.notEqual(QuantityValue.check(NaN), undefined);
});

test('checkQuantity is for the text alone: it trims nothing', () => {
  assert.equal(checkQuantity('1'), undefined);
  assert.notEqual(checkQuantity(' 1'), undefined);
  assert.equal(QuantityValue.check(' 1'), undefined);
});

test('errors carry a code and the text', () => {
  for (const read of [canonicalizeQuantity, (text: string) => equalQuantity('1', text)]) {
    assert.throws(() => read('1x'), {
      name: 'QuantityError',
      code: 'ERR_INVALID_QUANTITY',
      value: '1x',
      message: "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
    });
  }
});

test('exponents and lengths that take Go hours are refused at once', () => {
  for (const text of [
    '1e10001',
    '1e-10001',
    '1e2147483648',
    '1e-2147483648',
    '1e4294967299',
    '1e9223372036854775807',
  ]) {
    assert.equal(checkQuantity(text), 'the exponent of a quantity must be between -10000 and 10000', text);
  }
  assert.equal(checkQuantity('1e9223372036854775808'), "unable to parse quantity's suffix");
  for (const text of [
    '9'.repeat(1_000_000),
    `${'0'.repeat(1_000_000)}1`,
    `1e${'9'.repeat(1_000_000)}`,
    'x'.repeat(10_001),
  ]) {
    assert.equal(checkQuantity(text), 'quantities must not be longer than 10000 characters');
  }
  const digits = (n: number): string => '9'.repeat(n);
  assertLinear('digits', 1_000_000, digits, (text) => assert.notEqual(checkQuantity(text), undefined));
  const longest = '7'.repeat(9_998);
  assert.equal(canonicalizeQuantity(`${longest}m`), `${longest}m`);
  assert.equal(canonicalizeQuantity(`${longest}Ki`), '9223372036854775807');
  assert.equal(canonicalizeQuantity(`0.${'0'.repeat(9_990)}1Ki`), '1n');
  assert.ok(QuantityValue.equal?.('1e10000', '10e9999'));
});
