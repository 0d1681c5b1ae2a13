import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import {
  fieldTree,
  JSONDocument,
  JSONSyntaxError,
  omitFields,
  type ParseOptions,
  parseJSON,
  type ReadResult,
  readJSONWithout,
  ValueDocument,
} from 'kubetyped/engine';
import { Random } from '../../differential/random_scalars.ts';
import { randomText } from './random_json.ts';

const CASES = Number(process.env['KUBETYPED_CASES'] ?? 4000);
const NAMES = ['a', 'b', 'é', 'kubernetes.io/name', '😀', '1', ''];
const quoted = (name: string): string => `[${JSON.stringify(name)}]`;

function randomPath(random: Random): string {
  const parts = Array.from({ length: 1 + random.int(3) }, () => quoted(random.pick(NAMES)));
  if (parts.length > 1 && random.int(3) === 0) parts[parts.length - 1] = `[*]${parts.at(-1)}`;
  return parts.join('');
}

/** What became of reading: the value and what is known of the text, or the error. */
function outcome(read: () => ReadResult | JSONDocument): unknown {
  try {
    const found = read();
    const document = found instanceof JSONDocument ? found : new ValueDocument(found.value, found);
    return { value: document.value, spellings: document.spellings, duplicates: document.duplicates };
  } catch (error) {
    assert.ok(error instanceof JSONSyntaxError);
    return { message: error.message, offset: error.offset };
  }
}

test('cutting, removing afterwards and passing over give the same values, details and errors', () => {
  const random = new Random(Number(process.env['KUBETYPED_SEED'] ?? 11));
  let left = 0;
  let refused = 0;
  for (let n = 0; n < CASES; n++) {
    const part = randomText(random);
    const [x, y] = [random.pick(NAMES), random.pick(NAMES)].map((name) => JSON.stringify(name));
    const text = `{${x}:${part},${y}:{"a":${part},"b":[{"a":${part}}]},"items":[{${x}:${random.pick(['{}', '[[1]]', '"}"'])}}]}`;
    const paths = Array.from({ length: 1 + random.int(3) }, () => randomPath(random));
    const tree = fieldTree(paths);
    const options: ParseOptions = { offsets: true, omit: tree };
    const exact = outcome(() => parseJSON(text, options)) as { value?: unknown; message?: string };
    const message = `${paths.join(' ')} of ${text}`;
    assert.deepEqual(
      outcome(() => new JSONDocument(text, tree)),
      exact,
      message,
    );
    const quick = outcome(() => readJSONWithout(text, tree)) as typeof exact;
    assert.deepEqual([quick.value, quick.message], [exact.value, exact.message], message);
    if (exact.message !== undefined) refused++;
    else {
      const whole = outcome(() => parseJSON(text)) as typeof exact;
      // What is passed over may be anything between brackets.
      if (whole.message !== undefined) continue;
      const before = structuredClone(whole.value);
      const removed = omitFields(whole.value, tree);
      assert.deepEqual(exact.value, whole.value, message);
      assert.equal(removed > 0, !isDeepStrictEqual(whole.value, before), message);
      if (removed > 0) left++;
    }
  }
  assert.ok(left > CASES / 10 && refused > CASES / 10, `${left} ${refused}`);
});

test('long texts are judged by their beginning, to the same end', () => {
  const tree = fieldTree(['m.x', 'm.y']);
  const small = '{"m":{"n":"é","x":[]}}';
  const large = `{"m":{"x":{"${'k'.repeat(500)}":["]\\"}"]},"n":"é","y":[[{}]]}}`;
  const elsewhere = '{"x":{"y":[1]}}';
  const many = (text: string, bytes: number): string[] => new Array<string>(Math.ceil(bytes / text.length)).fill(text);
  const parts = {
    small: many(small, 70_000),
    large: many(large, 70_000),
    'large, then small': [...many(large, 70_000), ...many(small, 70_000)],
    'small, then large': [...many(small, 70_000), ...many(large, 70_000)],
    'large, then elsewhere': [...many(large, 70_000), elsewhere],
    short: [large],
  };
  for (const [name, items] of Object.entries(parts)) {
    const text = `{"items":[${items.join(',')}]}`;
    const expected = JSON.parse(text) as object;
    omitFields(expected, tree);
    assert.deepEqual(readJSONWithout(text, tree), { value: expected, details: undefined }, name);
    assert.equal(new JSONDocument(text, tree).hasDuplicates, false, name);
    for (const broken of [text.slice(0, -2), text.slice(0, -40), `${text}]`])
      assert.deepEqual(
        outcome(() => readJSONWithout(broken, tree)),
        outcome(() => parseJSON(broken, { omit: tree })),
        name,
      );
  }
});

test('a field that is spelled with escapes is left out, and one that only looks like it stays', () => {
  const tree = fieldTree(['m["k.io/f"]', 'm["a&b"]']);
  const padding = `"${'x'.repeat(100)}"`;
  const texts: readonly (readonly [text: string, left: unknown])[] = [
    [`{"m":{"k.io\\/f":[${padding}],"n":1}}`, { m: { n: 1 } }],
    [`{"m":{"\\u006b.io/f":{"a":${padding}},"n":1}}`, { m: { n: 1 } }],
    [`{"m":{"a\\u0026b":[${padding}],"n":1}}`, { m: { n: 1 } }],
    [`{"m":{"a&b":[${padding}],"n":1}}`, { m: { n: 1 } }],
    [`{"m":{"n":"\\"k.io/f\\":[1]","k.io/f" \n:\t[${padding}]}}`, { m: { n: '"k.io/f":[1]' } }],
    [`{"n":{"k.io/f":[1]},"m":{"k.io/f":[${padding}]}}`, { n: { 'k.io/f': [1] }, m: {} }],
    // As many are found as are removed, were it not for the escape.
    [`{"n":{"k.io/f":[1]},"m":{"k.io\\/f":{"a":${padding}}}}`, { n: { 'k.io/f': [1] }, m: {} }],
    [`{"n":{"k.io/f":[${padding}]},"m":{"k.io/f":null}}`, { n: { 'k.io/f': ['x'.repeat(100)] }, m: {} }],
    [`{"m":{"k.io/f":[${padding}],"k.io/f":[${padding}]}}`, { m: {} }],
    [`{"m":["k.io/f",{"k.io/f":[1]}]}`, { m: ['k.io/f', { 'k.io/f': [1] }] }],
  ];
  for (const [text, value] of texts) {
    assert.deepEqual(readJSONWithout(text, tree).value, value, text);
    assert.deepEqual(parseJSON(text, { omit: tree }).value, value, text);
  }
});
