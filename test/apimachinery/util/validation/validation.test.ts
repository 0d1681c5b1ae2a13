import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as content from 'kubetyped/apimachinery/api/validate/content';
import * as validation from 'kubetyped/apimachinery/util/validation';
import { newPath } from 'kubetyped/apimachinery/util/validation/field';
import { assertLinear } from '../../../linear.ts';

const path = newPath('f');

test('names', () => {
  assert.deepEqual(validation.isDNS1123Label('my-name'), []);
  assert.deepEqual(validation.isDNS1123Label('my.name'), ['must not contain dots']);
  assert.deepEqual(validation.isDNS1123Label('a'.repeat(64)), ['must be no more than 63 characters']);
  assert.deepEqual(content.isDNS1123Label('a'.repeat(64)), ['must be no more than 63 bytes']);
  assert.deepEqual(validation.isDNS1123Subdomain('a-b.c'), []);
  assert.match(
    validation.isDNS1035Label('1a')[0]!,
    /^a DNS-1035 label must .* \(e\.g\. 'my-name',  or 'abc-123', regex used for validation is '\[a-z\]\(\[-a-z0-9\]\*\[a-z0-9\]\)\?'\)$/,
  );
  assert.deepEqual(validation.isQualifiedName('example.com/app'), []);
  assert.deepEqual(validation.isQualifiedName('/app'), ['prefix part must be non-empty']);
  assert.deepEqual(validation.isValidLabelValue(''), []);
  assert.deepEqual(validation.isValidPortName('http'), []);
  assert.equal(validation.isValidPortName('-').length, 2);
  assert.deepEqual(validation.isConfigMapKey('..x'), ["must not start with '..'"]);
  assert.deepEqual(content.isPathSegmentName('a/b%'), ["may not contain '/'", "may not contain '%'"]);
});

test('numbers', () => {
  assert.deepEqual(validation.isValidPortNum(65535), []);
  assert.deepEqual(validation.isValidPortNum(0), ['must be between 1 and 65535, inclusive']);
  assert.deepEqual(validation.isValidUserID(2n ** 40n), ['must be between 0 and 2147483647, inclusive']);
});

test('Differs from Go: a number with a fraction is in no range', () => {
  assert.equal(validation.isValidPortNum(80.5).length, 1);
  assert.equal(validation.isInRange(NaN, 0, 1).length, 1);
});

test('addresses', () => {
  assert.deepEqual(validation.isValidIP(path, '2001:db8::1'), []);
  assert.deepEqual(
    validation.isValidIP(path, '2001:DB8::1').map((error) => error.message),
    ['f: Invalid value: "2001:DB8::1": must be in canonical form ("2001:db8::1")'],
  );
  for (const text of ['1x2.3.4', '1.2.3x4', '1.2.3.', '1.2.3', '1.2.3.4.', '::ffff:1x2.3.4'])
    assert.equal(validation.isValidIP(path, text).length, 1, text);
  assert.equal(validation.isValidIP(path, '01.2.3.4')[0]!.origin, 'format=ip-strict');
  assert.deepEqual(validation.isValidIPForLegacyField(path, '01.2.3.4', false), []);
  assert.deepEqual(validation.isValidIPForLegacyField(path, 'x', true, ['x']), []);
  assert.deepEqual(validation.getWarningsForIP(path, '::ffff:1.2.3.4'), [
    'f: non-standard IP address "::ffff:1.2.3.4" is invalid: use "1.2.3.4"',
  ]);
  assert.deepEqual(validation.isValidCIDR(path, '10.0.0.0/8'), []);
  assert.equal(
    validation.isValidCIDR(path, '10.0.0.1/8')[0]!.detail,
    'must not have bits set beyond the prefix length',
  );
  assert.deepEqual(validation.getWarningsForCIDR(path, '10.0.0.1/8'), [
    'f: CIDR value "10.0.0.1/8" is ambiguous in this context (should be "10.0.0.0/8" or "10.0.0.1/32"?)',
  ]);
  assert.deepEqual(validation.isValidInterfaceAddress(path, '10.0.0.1/8'), []);
  assert.deepEqual([...validation.getWarningsForIP(path, 'x'), ...validation.getWarningsForCIDR(path, 'x')], []);
});

test('every text is checked in linear time, whatever it is made of', () => {
  const checks: ((text: string) => unknown)[] = [...Object.entries(content), ...Object.entries(validation)]
    .filter(([name]) => /^is[A-Z]/.test(name) && !/PortNum|InRange|GroupID|UserID/.test(name))
    .map(([name, check]) => {
      const takesPath = /Fully|DomainPrefixed|IP|CIDR|InterfaceAddress/.test(name);
      return (text) =>
        takesPath
          ? (check as (...args: unknown[]) => unknown)(path, text, true, [])
          : (check as (text: string) => unknown)(text);
    });
  assert.ok(checks.length >= 30, `${checks.length} functions`);
  for (const piece of [
    'a',
    '-',
    '.',
    'a.',
    'a-',
    '_',
    '/',
    '0',
    '1.',
    ':',
    '::',
    'f:',
    '%',
    '\u00e9',
    '\u{1f600}',
    '*.',
  ]) {
    assertLinear(
      piece,
      200_000,
      (n) => [piece.repeat(n), `a${piece.repeat(n)}!`],
      (texts) => {
        for (const text of texts) for (const check of checks) check(text);
      },
    );
  }
});
