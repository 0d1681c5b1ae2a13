// Whatever the lossless writer writes is read back, as key and as value.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseYAML, stringifyYAML } from 'kubetyped/engine';
import { Random } from '../../differential/random_scalars.ts';

const lossless = (value: unknown): unknown => parseYAML(stringifyYAML(value, { sortKeys: false, lossless: true }));

test('every character is read back, alone, between others, at the start and at the end', () => {
  const seen: string[] = [];
  for (let code = 1; code < 0x10000; code += code < 0x2100 ? 1 : 7) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const c = String.fromCharCode(code);
    seen.push(c, `a${c}b`, `a${c}`, `${c}b`, `${c}${c} ${c}`);
  }
  for (let at = 0; at < seen.length; at += 5000) {
    const some = seen.slice(at, at + 5000);
    assert.deepEqual(lossless(some), some);
    const keyed = Object.fromEntries(some.map((text) => [text, text]));
    assert.deepEqual(lossless(keyed), keyed);
  }
});

test('words, indicators, lines and long texts are read back, in random mixtures', () => {
  const random = new Random(45);
  const parts = [
    ...['', ' ', '  ', '\t', '\n', '\n\n', '\r', '\r\n', '\x85', '\u2028', '\u2029', '\ufeff', '\x00', '\x07', '\x1b'],
    ...['~', 'null', 'yes', 'off', '0x1f', '0o17', '1_000', '1e3', '.inf', '12:30', '2026-01-01', '=', '<<', '-', '?'],
    ...[
      ':',
      ': ',
      ' #',
      '&a',
      '*a',
      '!a',
      '%a',
      '@',
      '`',
      '|',
      '>',
      '---',
      '...',
      '- ',
      '"',
      "'",
      '\\',
      '😀',
      '\x7f',
      '\x90',
    ],
    ...['word', 'two words', 'k'.repeat(127), 'k'.repeat(128), 'k'.repeat(1025), 'long words '.repeat(20)],
  ];
  for (let round = 0; round < 3000; round++) {
    const text = Array.from({ length: 1 + random.int(5) }, () => random.pick(parts)).join('');
    const value = random.int(2) === 0 ? { [text]: text } : { list: [text, { deeper: text }, [[text]], { a: [text] }] };
    assert.deepEqual(lossless(value), value, JSON.stringify(text));
    const style = { indentLists: random.int(2) === 0, lineWidth: random.pick([0, 1, 10, 40, 200, Infinity]) };
    const styled = stringifyYAML(value, { ...style, sortKeys: false, lossless: true });
    assert.deepEqual(parseYAML(styled), value, JSON.stringify([text, style]));
  }
});
