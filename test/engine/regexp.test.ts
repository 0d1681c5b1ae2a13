// What the vectors of crd-pattern do not show.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Regexp, RegexpSyntaxError } from 'kubetyped/engine';
import { Random } from '../differential/random_scalars.ts';

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

test('scripts with names of four letters, and no codes of scripts', () => {
  const characters = { Ahom: 0x11700, Cham: 0xaa00, Kawi: 0x11f04, Lisu: 0xa4d0, Modi: 0x11600, Newa: 0x11400 };
  for (const [name, code] of Object.entries({ ...characters, Thai: 0xe01, Toto: 0x1e290 })) {
    assert.equal(new Regexp(`^\\p{${name}}$`).test(String.fromCodePoint(code)), true, name);
    assert.equal(new Regexp(`\\p{${name}}`).test('a'), false, name);
  }
  for (const code of ['Grek', 'Latn']) assert.throws(() => new Regexp(`\\p{${code}}`), RegexpSyntaxError, code);
});

test('classes that are no script and no category', () => {
  const matched = (name: string): (boolean | undefined)[] =>
    ['a', 'A', '\x7f', '\u0080', '\u01c5', '\u0378'].map((text) => new Regexp(`^\\p{${name}}$`).test(text));
  assert.deepEqual(matched('Any'), [true, true, true, true, true, true]);
  assert.deepEqual(matched('ASCII'), [true, true, true, false, false, false]);
  assert.deepEqual(matched('Assigned'), [true, true, true, true, true, false]);
  assert.deepEqual(matched('LC'), [true, true, false, false, true, false]);
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

test('what takes more than three million steps takes too long', () => {
  const regexp = new Regexp('(?:x?){1000}b');
  assert.equal(regexp.find('a'.repeat(998)), null);
  assert.equal(regexp.find('a'.repeat(999)), undefined);
  // Nearly each character leads to a set of ways that has not been there before.
  const text = bits(3000);
  const many = new Regexp('a(?:a|b){1000}c');
  assert.equal(many.test(text.slice(0, 1957)), false);
  assert.equal(many.test(text.slice(0, 1958)), undefined);
});

/** A text of a and b without order. */
function bits(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 16) & 1 ? 'a' : 'b';
  }).join('');
}

test('ways that have been there before are followed in one step, whatever their number', () => {
  assert.equal(new Regexp('(?:a{0,1000})*b').test('a'.repeat(1_000_000)), false);
  assert.equal(new Regexp('.*'.repeat(500)).test('a'.repeat(1_000_000)), true);
});

test('whether there is a match is what finding it says, also when expressions take turns', () => {
  const random = new Random(Number(process.env.KUBETYPED_SEED ?? 1));
  const part = (depth: number): string => {
    if (depth === 0 || random.int(3) === 0)
      return random.pick(['a', 'b', '.', '[^a]', '\\w', 'é', '\\b', '\\B', '^', '$', '(?m:^)', '(?m:$)', '']);
    const sub = `(?:${part(depth - 1)})`;
    return random.pick([
      `${sub}${random.pick(['*', '+', '?', '{2}', '{1,3}', '*?'])}`,
      `${part(depth - 1)}${part(depth - 1)}`,
      `${sub}|${part(depth - 1)}`,
    ]);
  };
  const cases = Number(process.env.KUBETYPED_CASES ?? 2000);
  for (let from = 0; from < cases; from += 100) {
    const patterns = Array.from({ length: 100 }, () => part(4));
    const regexps = patterns.map((pattern) => new Regexp(pattern));
    for (let time = 0; time < 5; time++)
      for (const [index, regexp] of regexps.entries()) {
        const text = Array.from({ length: random.int(12) }, () =>
          random.pick(['a', 'b', 'é', '\n', ' ', '\u{1f600}', '\ud800']),
        ).join('');
        const found = regexp.find(text);
        const said = regexp.test(text);
        assert.equal(said, found !== null, `${patterns[index]} in ${JSON.stringify(text)}`);
      }
  }
});

test('an automaton forgets what it has seen, and goes on', () => {
  const text = bits(20_000);
  assert.equal(new Regexp('^(?:a|b)*a(?:a|b){10}$').test(text), text.at(-11) === 'a');
  assert.equal(
    new Regexp('[^a]x').test(Array.from({ length: 50_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')),
    false,
  );
});

test('characters of words, and those beside them', () => {
  for (const char of '09AZ_az') {
    for (const [pattern, text] of [
      ['^\\w$', char],
      ['^[[:word:]]$', char],
      ['-\\b.', `-${char}`],
      ['^a\\B', `a${char}`],
    ] as const)
      assert.equal(new Regexp(pattern).test(text), true, `${pattern} ${text}`);
    assert.equal(new Regexp('^\\W$').test(char), false, char);
  }
  for (const char of '/:@[^`{\u017f\u212a\u00e9') {
    assert.equal(new Regexp('^\\w$').test(char), false, char);
    assert.equal(new Regexp('^\\W$').test(char), true, char);
    assert.equal(new Regexp('-\\b.').test(`-${char}`), false, char);
    assert.equal(new Regexp('^a\\b').test(`a${char}`), true, char);
  }
});
