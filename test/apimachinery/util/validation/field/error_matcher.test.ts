import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as field from 'kubetyped/apimachinery/util/validation/field';

const path = field.newPath('spec', 'replicas');
const negative = field.invalid(path, -1, 'must be positive').withOrigin('minimum');
const text = field.invalid(path, 'x', 'must be a number').withOrigin('minimum');

test('a matcher looks only at what it is told to', () => {
  const any = new field.ErrorMatcher();
  const byValue = any.byValue();
  assert.ok(any.matches(negative, field.required(field.newPath('a'), '')));
  assert.ok(!byValue.matches(negative, text));
  assert.ok(any.matches(negative, text), 'byValue changed the matcher it was called on');
  assert.equal(any.byType().byField().render(negative), '{Type="Invalid value", Field="spec.replicas"}');
});

test('values are compared by content', () => {
  const matcher = new field.ErrorMatcher().byValue();
  assert.ok(matcher.matches(field.invalid(path, { a: [1] }, ''), field.invalid(path, { a: [1] }, '')));
  assert.ok(!matcher.matches(field.invalid(path, { a: [1] }, ''), field.invalid(path, { a: [2] }, '')));
  assert.ok(matcher.matches(field.invalid(path, undefined, ''), field.invalid(path, null, '')));
});

test('one expected origin stands for several errors', () => {
  const want = [field.invalid(path, undefined, '').withOrigin('minimum')];
  assert.deepEqual(new field.ErrorMatcher().byType().byField().byOrigin().test(want, [negative, text]), []);
  const [unmatched, ...more] = new field.ErrorMatcher().byType().byField().test(want, [negative, text]);
  assert.match(unmatched!, /^unmatched error:\n\{Type="Invalid value", Field="spec.replicas", Value="x"/);
  assert.deepEqual(more, []);
});

test('rules rewrite every place they match, also with a sticky state of their own', () => {
  const regexp = /\[\d+\]/g;
  const matcher = new field.ErrorMatcher().byFieldNormalized([{ regexp, replacement: '' }]);
  const got = field.required(field.newPath('a').index(1).child('b').index(2), '');
  for (let i = 0; i < 3; i++) assert.ok(matcher.matches(field.required(field.newPath('a', 'b'), ''), got));
});
