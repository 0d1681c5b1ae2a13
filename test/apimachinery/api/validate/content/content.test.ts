import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as content from 'kubetyped/apimachinery/api/validate/content';

test('label keys and values', () => {
  assert.deepEqual(content.isLabelKey('app.kubernetes.io/name'), []);
  assert.deepEqual(content.isLabelKey(`x/${'\u00e9'.repeat(32)}`).length, 2);
  assert.match(
    content.isLabelKey('a/b/c')[0]!,
    /^a valid label key must consist .* with an optional DNS subdomain prefix and '\/' \(e\.g\. 'example\.com\/MyName'\)$/,
  );
  assert.deepEqual(content.isLabelValue('1.5_a-B'), []);
  assert.equal(content.isLabelValue('-').length, 1);
  assert.equal(content.LabelValueMaxLength, 63);
});

test('integers, identifiers, subdomains of any case', () => {
  assert.deepEqual(content.isDecimalInteger('-120'), []);
  for (const text of ['-0', '00', '+1', '-', '1e3', ' 1'])
    assert.deepEqual(content.isDecimalInteger(text), ['must be a valid decimal integer in canonical form'], text);
  assert.deepEqual(content.isDecimalInteger(''), ['must be non-empty']);
  assert.deepEqual(content.isCIdentifier('_a1'), []);
  assert.equal(content.isCIdentifier('1a').length, 1);
  assert.deepEqual(content.isDNS1123SubdomainCaseless('Example.COM'), []);
  assert.equal(content.isDNS1123Subdomain('Example.COM').length, 1);
});

test('texts of messages', () => {
  assert.equal(content.minError(1n), 'must be greater than or equal to 1');
  assert.equal(content.neqError('a"b'), 'must not be equal to "a\\"b"');
  assert.equal(content.regexError('m', 'r', 'x', 'y'), "m (e.g. 'x',  or 'y', regex used for validation is 'r')");
});

test('how long names may be', () => {
  const n = (length: number): string => 'a'.repeat(length);
  const domain = (length: number): string => `${`${n(49)}.`.repeat(5)}${n(length - 250)}`;
  assert.deepEqual(content.isDNS1123Label(n(63)), []);
  assert.deepEqual(content.isDNS1123Label(n(64)), ['must be no more than 63 bytes']);
  assert.deepEqual(content.isDNS1123Subdomain(domain(253)), []);
  assert.deepEqual(content.isDNS1123Subdomain(domain(254)), ['must be no more than 253 bytes']);
  assert.deepEqual(content.isLabelKey(`example.com/${n(63)}`), []);
  assert.deepEqual(content.isLabelKey(n(64)), ['name part must be no more than 63 bytes']);
  assert.deepEqual(content.isLabelValue(n(63)), []);
  assert.deepEqual(content.isLabelValue(n(64)), ['must be no more than 63 bytes']);
});
