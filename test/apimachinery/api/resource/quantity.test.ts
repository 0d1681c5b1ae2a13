import assert from 'node:assert/strict';
import { test } from 'node:test';
import Big from 'big.js';
import * as resource from 'kubetyped/apimachinery/api/resource';
import {
  BinarySI,
  canonicalizeQuantity,
  DecimalExponent,
  DecimalSI,
  Exa,
  Kilo,
  MaxMilliValue,
  Milli,
  mustParse,
  Nano,
  newDecimalQuantity,
  newMilliQuantity,
  newQuantity,
  newScaledQuantity,
  parseQuantity,
  Quantity,
} from 'kubetyped/apimachinery/api/resource';

test('parse, compute and write, as the documentation of a container would', () => {
  const memory = parseQuantity('1.5Gi')
    .add('512Mi')
    .sub(newQuantity(1024 ** 3, BinarySI));
  assert.equal(memory.toString(), '1Gi');
  assert.equal(memory.value(), 1024 ** 3);
  const cpu = parseQuantity('250m').mul(3).add(2);
  assert.equal(String(cpu), '2750m');
  assert.equal(cpu.value(), 3);
  assert.equal(cpu.milliValue(), 2750);
  assert.equal(JSON.stringify({ cpu, memory }), '{"cpu":"2750m","memory":"1Gi"}');
});

test('what the wire has is read: texts, numbers, bigints', () => {
  for (const [value, text] of [
    ['100m', '100m'],
    [2, '2'],
    [-2, '-2'],
    [0.5, '500m'],
    [1000, '1k'],
    [1e21, '1e21'],
    [-0, '0'],
    [2n ** 70n, '1180591620717411303424'],
    [9007199254740993n, '9007199254740993'],
    [' 1 ', '1'],
    ['\u20281Ki\u00a0', '1Ki'],
  ] as const) {
    assert.equal(parseQuantity(value).toString(), text, String(value));
    assert.ok(parseQuantity(text).equal(value));
  }
  assert.equal(mustParse, parseQuantity);
});

test('a text is kept where Go keeps it, and dropped by arithmetic', () => {
  for (const text of [
    '+1',
    '007',
    '1.',
    '1.500',
    '+5Ki',
    '05Ki',
    '1.Ki',
    '1E3',
    '1E+3',
    '1.5',
    '1000',
    '1024Ki',
    '1e-4',
    '0.3Ki',
    '8Ei',
    '.',
    '123456789012345.100',
    '-900719925474099100E-3',
    '12345678901234567',
  ]) {
    const quantity = parseQuantity(text);
    assert.equal(quantity.toString(), canonicalizeQuantity(text));
    assert.equal(JSON.stringify(quantity), JSON.stringify(canonicalizeQuantity(text)));
    assert.equal(quantity.toUnstructured(), canonicalizeQuantity(text));
  }
  const kept = parseQuantity('1.500');
  for (const changed of [kept.add(0), kept.sub(0), kept.mul(1), kept.neg().neg(), kept.roundUp(-1)])
    assert.equal(changed.toString(), '1500m');
  assert.equal(kept.roundUp(Milli), kept);
  assert.equal(kept.toString(), '1.500');
});

test('nothing changes a quantity', () => {
  const a = parseQuantity('1.5Gi');
  const b = parseQuantity('1e30');
  Object.freeze(a);
  Object.freeze(b);
  for (const quantity of [a, b]) {
    const before = JSON.stringify([quantity.toString(), quantity.asDec().toString(), quantity.format]);
    for (const other of [a, b, parseQuantity('100m')]) {
      quantity.add(other);
      quantity.sub(other);
      quantity.cmp(other);
    }
    quantity.mul(3);
    quantity.neg();
    quantity.roundUp(Exa);
    quantity.withFormat(DecimalExponent);
    assert.equal(JSON.stringify([quantity.toString(), quantity.asDec().toString(), quantity.format]), before);
  }
});

test('operators throw', () => {
  const [a, b] = [parseQuantity('1'), parseQuantity('2')] as unknown as [number, number];
  for (const compute of [() => a < b, () => a + b, () => -a, () => a * 2])
    assert.throws(compute, { name: 'TypeError', message: /^a Quantity is not a number: use add/ });
  assert.equal(`${parseQuantity('1.5')}`, '1500m');
});

test('int64: a number where it is safe, a bigint beyond, and an error where Go wraps around', () => {
  assert.equal(parseQuantity('9007199254740991').value(), 9007199254740991);
  assert.equal(parseQuantity('9007199254740992').value(), 9007199254740992n);
  assert.equal(parseQuantity('-9223372036854775808').value(), -(2n ** 63n));
  const outside = { name: 'QuantityRangeError', code: 'ERR_QUANTITY_RANGE' };
  assert.throws(() => parseQuantity('9223372036854775808').value(), {
    ...outside,
    message: '9223372036854775808 is not between -2^63 and 2^63-1',
  });
  assert.throws(() => parseQuantity('10E').milliValue(), {
    ...outside,
    message: '10E is not between -2^63 and 2^63-1 times 10^-3',
  });
  assert.throws(() => newScaledQuantity(1, 10_000).scaledValue(-10_000), outside);
  assert.equal(parseQuantity(MaxMilliValue).milliValue(), 9223372036854775000n);
  assert.throws(() => parseQuantity(MaxMilliValue + 1n).milliValue(), outside);
  assert.equal(
    newQuantity(-(2n ** 63n))
      .neg()
      .toString(),
    '9223372036854775808',
  );
  assert.equal(
    newQuantity(0)
      .sub(-(2n ** 63n))
      .toString(),
    '9223372036854775808',
  );
});

test('negative quantities are rounded away from zero, however many digits they have', () => {
  for (const text of ['-1.5', '-1.0000000001', '-1.0000000000000000000001'])
    assert.equal(parseQuantity(text).value(), -2, text);
});

test('a whole number is recognized however it is spelled', () => {
  for (const [text, value] of [
    ['1000m', 1],
    ['1.5Gi', 1.5 * 2 ** 30],
    ['1e3', 1000],
    ['2.0', 2],
    ['1000000000000000000', 10n ** 18n],
  ] as const) {
    assert.equal(parseQuantity(text).asInt64(), value, text);
  }
  for (const text of ['1m', '1.5', '1e19', '1e-10', '9223372036854775808'])
    assert.equal(parseQuantity(text).asInt64(), undefined, text);
});

test('unknown suffixes: the text is still the same amount', () => {
  for (const [quantity, text] of [
    [parseQuantity('1000E'), '1000E'],
    [parseQuantity('1000000P'), '1000E'],
    [parseQuantity('1000.0E'), '1000E'],
    [parseQuantity('900E').add('200E'), '1100E'],
    [newScaledQuantity(-5, 22), '-50000E'],
    [parseQuantity('+1001E'), '+1001E'],
  ] as const) {
    assert.equal(quantity.toString(), text);
    assert.ok(quantity.equal(text), text);
  }
  // Who reads these rounds them: to 1n, and to 2^63-1.
  assert.equal(newScaledQuantity(1, -12).toString(), '1e-12');
  assert.equal(
    newQuantity(2n ** 62n, BinarySI)
      .mul(4096)
      .toString(),
    '16384Ei',
  );
});

test('the format follows the first that is not zero', () => {
  const zero = newQuantity(0, DecimalExponent);
  assert.equal(zero.add('1Ki').format, BinarySI);
  assert.equal(zero.sub('1Ki').toString(), '-1Ki');
  assert.equal(parseQuantity('1k').add('1Ki').toString(), '2024');
  assert.equal(parseQuantity('1Ki').add('1k').format, BinarySI);
  assert.equal(parseQuantity('1Ki').withFormat(DecimalSI).toString(), '1024');
  assert.equal(parseQuantity('1E3').withFormat(DecimalSI).toString(), '1k');
});

test('decimal numbers in and out', () => {
  assert.equal(newDecimalQuantity(new Big('1.5'), DecimalSI).toString(), '1500m');
  assert.equal(newDecimalQuantity(new Big(-15000), DecimalExponent).toString(), '-15e3');
  const large = parseQuantity('12345678901234567890.5').asDec();
  assert.ok(large instanceof Big);
  assert.equal(large.times(2).toFixed(), '24691357802469135781');
  assert.equal(parseQuantity('-1.5Gi').asDec().toFixed(), '-1610612736');
  assert.equal(newDecimalQuantity(large).toString(), '12345678901234567890500m');
  assert.equal(newMilliQuantity(5300).toString(), '5300m');
  assert.equal(newScaledQuantity(5, Kilo).toString(), '5k');
});

test('floats are the nearest there are', () => {
  assert.equal(parseQuantity('0.1').asApproximateFloat64(), 0.1);
  assert.equal(parseQuantity('1e400').asFloat64Slow(), Infinity);
  assert.equal(parseQuantity('-12345678901234567890.5').asFloat64Slow(), -12345678901234567890.5);
  assert.equal(newScaledQuantity(1, -400).asApproximateFloat64(), 0);
});

test('arguments that are no int64 and no scale are refused', () => {
  const outside = { name: 'QuantityRangeError', code: 'ERR_QUANTITY_RANGE' };
  for (const value of [1.5, NaN, Infinity, 2 ** 53, 2n ** 63n]) {
    assert.throws(() => newQuantity(value), outside);
    assert.throws(() => parseQuantity('1').mul(value), outside);
    assert.throws(() => parseQuantity('1').cmpInt64(value), outside);
  }
  for (const scale of [0.5, NaN, 10_001, -10_001, 2 ** 31]) {
    assert.throws(() => newScaledQuantity(1, scale), outside);
    assert.throws(() => parseQuantity('1').scaledValue(scale), outside);
    assert.throws(() => parseQuantity('1').roundUp(scale), outside);
  }
});

test("an invalid quantity is refused with Go's message, and its text", () => {
  for (const value of ['', 'x', '1e', '1 Ki', NaN, Infinity, '__proto__']) {
    assert.throws(() => parseQuantity(value), {
      name: 'QuantityError',
      code: 'ERR_INVALID_QUANTITY',
      value: String(value),
    });
    assert.throws(() => newQuantity(1).add(value), { code: 'ERR_INVALID_QUANTITY' });
  }
});

test('hostile texts and numbers take no time', () => {
  for (const text of [
    '1e2147483648',
    '1e-2147483648',
    '9'.repeat(1_000_000),
    `1e${'9'.repeat(1_000_000)}`,
    `${' '.repeat(1_000_000)}x`,
    10n ** 20_000n,
  ])
    assert.throws(() => parseQuantity(text), { code: 'ERR_INVALID_QUANTITY' });
  assert.throws(() => newDecimalQuantity(new Big('9'.repeat(10_001))), { code: 'ERR_QUANTITY_RANGE' });
  for (const text of ['1e10001', '1e-10001'])
    assert.throws(() => newDecimalQuantity(new Big(text)), { code: 'ERR_QUANTITY_RANGE' });
  const largest = parseQuantity('9'.repeat(10_000));
  const far = parseQuantity('1e10000').add(newScaledQuantity(1, -10_000));
  for (const quantity of [largest, far, far.neg()]) {
    assert.ok(quantity.add(far).sub(far).equal(quantity));
    assert.equal(quantity.mul(-1).sign(), -quantity.sign());
    assert.ok(quantity.toString().length > 9000);
    assert.equal(quantity.roundUp(10_000).isZero(), false);
    assert.equal(quantity.asInt64(), undefined);
    resource.humanize(quantity);
  }
});

test('the type is nominal, and the value tells itself', () => {
  assert.ok(parseQuantity('1') instanceof Quantity);
  assert.equal(parseQuantity('1n').roundUp(Nano).sign(), 1);
  assert.equal(parseQuantity('-1e20').sign(), -1);
  assert.equal(parseQuantity('0Ki').isZero(), true);
});

test('beyond a thousand of the largest suffix, a whole number of it is written with it', () => {
  assert.equal(String(parseQuantity('1000000P')), '1000E');
  assert.equal(String(parseQuantity('1500000P')), '1500E');
});

test('a decimal number may have 10,000 digits', () => {
  assert.equal(newDecimalQuantity(new Big('1'.repeat(10_000))).asDec().c.length, 10_000);
  assert.throws(() => newDecimalQuantity(new Big('1'.repeat(10_001))), { code: 'ERR_QUANTITY_RANGE' });
});

test('a message shows a quantity of up to 50 characters, and the beginning of a longer one', () => {
  const shown = (digits: string): string => {
    try {
      parseQuantity(digits).value();
    } catch (error) {
      return (error as Error).message.split(' ')[0]!;
    }
    return '';
  };
  assert.equal(shown('1'.repeat(50)), '1'.repeat(50));
  assert.equal(shown('1'.repeat(51)), `${'1'.repeat(40)}...`);
});
