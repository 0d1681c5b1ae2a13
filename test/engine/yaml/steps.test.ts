// YAML that is read in steps: the same as at once, and no further than its values may go.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish, type Steps } from '#engine/steps';
import { parseYAML, TooManyValuesError, YAMLError } from '#engine/yaml/index';
import { locateYAMLInSteps, parseYAMLInSteps } from '#engine/yaml/parse';
import { Random } from '../../differential/random_scalars.ts';

/** How many steps there are before the end, and what comes of them. */
function counted<T>(steps: Steps<T>): { count: number; value: T } {
  for (let count = 0; ; count++) {
    const next = steps.next();
    if (next.done === true) return { count, value: next.value };
  }
}

const items = (count: number, item: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => item(i)).join('');

test('a large text is read in many steps, whatever it is made of', () => {
  for (const text of [
    `a:\n${items(20_000, (i) => `  k${i}: v${i}\n`)}`,
    `a:\n${items(20_000, (i) => `- ${i}\n`)}`,
    items(10_000, (i) => `- {a: ${i}, b: [c, d]}\n`),
    items(10_000, (i) => `- a: ${i}\n  b:\n  - c\n`),
    `[${items(20_000, (i) => `${i},`)}]`,
    `{${items(20_000, (i) => `k${i}: ,`)}}`,
    `a: &a {b: c}\nd:\n${items(5_000, () => '- *a\n')}`,
    `a: &a {b: c}\nd:\n${items(5_000, (i) => `- <<: *a\n  e: ${i}\n`)}`,
  ]) {
    const { count, value } = counted(locateYAMLInSteps(text));
    assert.ok(count > 20, `${count} steps for ${text.slice(0, 40)}`);
    assert.deepEqual(value.value, parseYAML(text));
    assert.deepEqual(finish(parseYAMLInSteps(text)), value.value);
  }
});

test('where a step ends changes nothing', () => {
  const random = new Random(36);
  for (let round = 0; round < 40; round++) {
    // Collections of about as many parts as a step has.
    const length = random.pick([498, 499, 500, 501, 502, 999, 1000, 1001]);
    const scalars = Array.from({ length }, (_, i) =>
      random.pick([`v${i}`, String(i), 'true', '', '"q"', '{a: 1}', '[1, 2]']),
    );
    const list = scalars.map((scalar) => `- ${scalar}\n`).join('');
    assert.equal((parseYAML(list) as unknown[]).length, length);
    const map = scalars.map((scalar, i) => `k${i}: ${scalar}\n`).join('');
    assert.deepEqual(Object.values(parseYAML(map) as object), parseYAML(list));
    const merged = `base: &base {x: 1}\n${map.replaceAll(/^k(\d+): \{a: 1\}$/gm, 'k$1: {<<: *base, a: 1}')}`;
    const expected = (parseYAML(list) as unknown[]).map((value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { x: 1, ...value } : value,
    );
    assert.deepEqual(Object.values(parseYAML(merged) as object).slice(1), expected);
    const twice = `${map}k${length - 1}: again\n`;
    assert.throws(() => parseYAML(twice, { strict: true }), {
      message: `yaml: unmarshal errors:\n  line ${length + 1}: key "k${length - 1}" already set in map`,
    });
  }
});

test('a text with more values than are wanted is not read to its end', () => {
  const read = (text: string, maxValues: number): unknown => finish(parseYAMLInSteps(text, { maxValues }));
  for (const [text, values] of [
    ['a: 1\nb: {c: 2, d: 3}\n', 4],
    ['- 1\n- [2, 3]\n- {a: 4}\n', 6],
    ['a:\n- \n- b: \n  c:\n', 5],
    ['[a: 1, {b}]', 4],
    ['1', 0],
  ] as const) {
    assert.deepEqual(read(text, values), parseYAML(text), text);
    if (values === 0) continue;
    assert.throws(() => read(text, values - 1), TooManyValuesError, text);
  }
  assert.throws(() => read('- 1\n- 2\n- 3\n- 4\n- 5\n- "', 3), TooManyValuesError);
  assert.throws(() => read('- 1\n- 2\n- 3\n- "', 3), YAMLError);
});
