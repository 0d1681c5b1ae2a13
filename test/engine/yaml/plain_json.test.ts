// JSON that is read by JSON.parse in place of the YAML reader has the value that the YAML reader gives it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseYAML } from '#engine/yaml/index';
import { readPlainJSON } from '#engine/yaml/plain_json';
import { Random } from '../../differential/random_scalars.ts';
import { caseCount } from '../../some_of.ts';

const SPACES = ['', '', '', ' ', '\n', '\n  ', '  ', '\t', '\r\n', ' # no comment\n'] as const;
const KEYS = [
  'a',
  'b',
  'a b',
  '<<',
  '__proto__',
  'constructor',
  '1',
  '007',
  'true',
  '',
  '? x',
  '- y',
  'é',
  '\\u00e9',
  'k:',
];
const STRINGS = [
  '',
  'x',
  'nginx:1.27',
  '1.5',
  '-0',
  ': -0',
  '# no',
  '---',
  '{}',
  '&a',
  '*a',
  '\\n',
  '\\/',
  '\\x41',
  'é',
  ' ',
  '%',
  '\\ud83d\\ude00',
];
const SCALARS = [
  '0',
  '-0',
  '7',
  '-12',
  '1.0',
  '1e3',
  '1E400',
  '123456789012345',
  '9007199254740993',
  '18446744073709551616',
  '0x10',
  '0o7',
  '07',
  '1_000',
  '.5',
  'true',
  'false',
  'null',
  'yes',
  '~',
  'NaN',
  '.inf',
  '2001-01-01',
  'x',
];

/** A text that is JSON, or nearly. */
function randomText(random: Random): string {
  const space = (): string => (random.int(3) === 0 ? random.pick(SPACES) : '');
  const text = (texts: readonly string[]): string => {
    if (random.int(50) === 0) return `"${'k'.repeat(random.int(2100))}"`;
    return random.int(50) === 0 ? `'${random.pick(texts)}'` : `"${random.pick(texts)}"`;
  };
  const comma = (): string => (random.int(100) === 0 ? random.pick(['', ',,', ';']) : ',');
  const value = (depth: number): string => {
    const choice = random.int(depth > 4 ? 2 : 4);
    if (choice === 0) return text(STRINGS);
    if (choice === 1) return random.int(3) > 0 ? String(random.int(100)) : random.pick(SCALARS);
    const items = Array.from({ length: random.int(4) }, () =>
      choice === 2
        ? `${space()}${value(depth + 1)}${space()}`
        : `${space()}${text(KEYS)}${space()}:${space()}${value(depth + 1)}${space()}`,
    ).join(comma());
    return choice === 2 ? `[${items}]` : `{${items}}`;
  };
  const end = random.int(10) === 0 ? random.pick(['\n', ' ', '\n---\na: 1\n', '\n...\n', '}', 'x', '\n# end']) : '';
  const member = (): string => `${space()}${text(KEYS)}${space()}:${space()}${value(1)}${space()}`;
  return `{${Array.from({ length: 1 + random.int(3) }, member).join(comma())}}${end}`;
}

const outcome = (read: () => unknown): unknown => {
  try {
    return { value: read() };
  } catch (error) {
    return { error: String(error) };
  }
};

test('the values of JSON are those of YAML', () => {
  const random = new Random(Number(process.env['KUBETYPED_SEED'] ?? 37));
  let plain = 0;
  const cases = caseCount(4000, 50_000);
  for (let index = 0; index < cases; index++) {
    const text = randomText(random);
    const expected = outcome(() => parseYAML(text, { positions: true }).value);
    assert.deepEqual(
      outcome(() => parseYAML(text)),
      expected,
      text,
    );
    assert.deepEqual(
      outcome(() => parseYAML(Buffer.from(text))),
      expected,
      text,
    );
    if (readPlainJSON(text) !== undefined) plain++;
  }
  assert.ok(plain > cases / 10, `only ${plain} of ${cases} were plain`);
});
