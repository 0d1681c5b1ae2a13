// What the vectors of crd-pattern do not show.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Regexp, RegexpSyntaxError } from 'kubetyped/engine';

test('an error tells what is wrong, and which part', () => {
  assert.throws(
    () => new Regexp('a(b'),
    (error: unknown) => {
      assert.ok(error instanceof RegexpSyntaxError);
      assert.equal(error.code, 'ERR_REGEXP_SYNTAX');
      assert.equal(error.message, 'error parsing regexp: missing closing ): `a(b`');
      return true;
    },
  );
});

test('half a surrogate pair is U+FFFD', () => {
  assert.equal(new Regexp('^\ufffd$').test('\ud800'), true);
  assert.equal(new Regexp('\ud800').test('\ufffd'), true);
});

test('nesting and size have limits', () => {
  assert.throws(() => new Regexp('('.repeat(2000) + ')'.repeat(2000)), { reason: 'expression nests too deeply' });
  assert.throws(() => new Regexp('(a{1000})'.repeat(200)), { reason: 'expression too large' });
  assert.throws(() => new Regexp('{'.repeat(200_000)), { reason: 'expression too large' });
});
