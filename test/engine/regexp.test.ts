// What the vectors of crd-pattern do not show.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Regexp, RegexpSyntaxError } from 'kubetyped/engine';

test('an error says what is wrong, and in which part', () => {
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
  const groups = (levels: number): Regexp => new Regexp(`${'('.repeat(levels)}a${')'.repeat(levels)}`);
  assert.ok(groups(999).test('a'));
  assert.throws(() => groups(1000), { reason: 'expression nests too deeply' });
  assert.doesNotThrow(() => new Regexp('ab'.repeat(50_000)));
  assert.throws(() => new Regexp(`${'ab'.repeat(50_000)}c`), { reason: 'expression too large' });
  assert.throws(() => new Regexp('(a{1000})'.repeat(200)), { reason: 'expression too large' });
  assert.throws(() => new Regexp('{'.repeat(200_000)), { reason: 'expression too large' });
});

test('find gives the match that Go prefers, and where it is', () => {
  const cases: readonly (readonly [
    pattern: string,
    text: string,
    from: number,
    match: readonly [number, number] | null,
  ])[] = [
    ['a|ab', 'xab', 0, [1, 2]],
    ['ab|a', 'xab', 0, [1, 3]],
    ['a+?', 'aaa', 0, [0, 1]],
    ['(?U)a+', 'aaa', 0, [0, 1]],
    ['(?U)a+?', 'aaa', 0, [0, 3]],
    ['(|a)*', 'aa', 0, [0, 0]],
    ['a{2,3}?', 'aaaa', 1, [1, 3]],
    ['^a', 'aa', 1, null],
    ['\\bb', 'ab b', 1, [3, 4]],
    ['.$', 'a\u{1f600}', 0, [1, 3]],
    ['b', 'aaa', 0, null],
  ];
  for (const [pattern, text, from, match] of cases) {
    assert.deepEqual(new Regexp(pattern).find(text, from), match, `${pattern} in ${text}`);
  }
});

test('finding takes a time that grows with the text only', () => {
  assert.deepEqual(new Regexp('(a*)*b|(a|a?)+$').find('a'.repeat(20_000)), [0, 20_000]);
  assert.equal(new Regexp('(x+x+)+y').find('x'.repeat(20_000)), null);
});

test('1,000 repetitions, no more', () => {
  assert.equal(new Regexp('^a{1000}$').test('a'.repeat(1000)), true);
  assert.throws(() => new Regexp('a{1001}'), { reason: 'invalid repeat count' });
});

test('a match of more than a hundred million steps takes too long', () => {
  const regexp = new Regexp('(?:x?){1000}b');
  assert.equal(regexp.test('a'.repeat(33_310)), false);
  assert.equal(regexp.test('a'.repeat(33_311)), undefined);
});
