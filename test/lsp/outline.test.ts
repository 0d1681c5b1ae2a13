// The parts of a document that an editor asks about: where the parser of YAML finds them, and in texts that it refuses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseYAML, stringifyYAML } from '#engine/yaml/index';
import { spotAt, toValue } from '#src/cli/lsp/object_parts';
import { outline, type Part } from '#src/cli/lsp/outline';
import { caseCount } from '../some_of.ts';

const cases = caseCount(300, 3000);
let state = Number(process.env['KUBETYPED_SEED'] ?? 1);
const below = (count: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * count);
};
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!;

const words = [
  'a',
  'name',
  'x-y',
  'app.kubernetes.io/name',
  '🌐',
  'it is',
  '- a',
  'a: b',
  '#1',
  "it's",
  '"q"',
  'true',
  '1',
  '',
];

function randomValue(depth: number): unknown {
  const kind = below(depth > 3 ? 3 : 6);
  if (kind === 3) return Array.from({ length: 1 + below(3) }, () => randomValue(depth + 1));
  if (kind > 3)
    return Object.fromEntries(Array.from({ length: 1 + below(4) }, () => [oneOf(words), randomValue(depth + 1)]));
  return oneOf<unknown>([...words, 3, -7, true, false, null, 'x\ny\n']);
}

function offsetsOf(part: Part | undefined, keys: readonly (string | number)[] = []): [string, number][] {
  return (part?.entries ?? []).flatMap(({ key, start, value }, index) => {
    const path = [...keys, key?.text ?? index];
    return [[JSON.stringify(path), start] as [string, number], ...offsetsOf(value, path)];
  });
}

test(`${cases} random values, as YAML and as JSON: every part is found where it is`, () => {
  for (let at = 0; at < cases; at++) {
    const value = { first: randomValue(0), second: randomValue(0) };
    for (const text of [
      stringifyYAML(value, { sortKeys: false }),
      JSON.stringify(value),
      JSON.stringify(value, undefined, '\t'),
      stringifyYAML(value, { sortKeys: false }).replaceAll('\n', '\r\n'),
    ]) {
      const root = outline(text);
      // What stands in a block is not read.
      if (!text.includes('|')) assert.deepEqual(toValue(root), value, text);
      const lines = text.split(/(?<=\n)/);
      const { locate } = parseYAML(text, { positions: true });
      for (const [path, offset] of offsetsOf(root)) {
        const { line, column } = locate(JSON.parse(path) as (string | number)[])!;
        assert.equal(offset, lines.slice(0, line - 1).join('').length + column - 1, `${path} of ${text}`);
      }
    }
  }
});

test('a cursor is found in texts that are being typed', () => {
  const keysAt = (marked: string): string => {
    const offset = marked.indexOf('^');
    const text = marked.replace('^', '');
    const root = outline(text);
    const document = { document: { format: 'yaml', text, line: 1, indent: 0 }, start: 0, end: text.length } as const;
    const spot = spotAt(document, root, offset);
    return `${spot?.keys.join('.')} ${spot?.isKey === true ? 'key' : 'value'}`;
  };
  for (const [text, where] of [
    ['spec:\n  na^', 'spec value'],
    ['spec:\n  replicas: 1\n  na^', 'spec.na key'],
    ['spec:\n  na^\n  replicas: 1', 'spec.na key'],
    ['spec:\n  replicas: 1\n  na^\nstatus:\n', 'spec.na key'],
    ['na^', ' value'],
    ['na^\nkind: Pod', 'na key'],
    ['spec:\n- a: 1\n  b^', 'spec.0.b key'],
    ['spec:\n- a: 1\n- b^', 'spec.1 value'],
    ['spec:\n- a: 1\nb^', 'b key'],
    ['spec:\n  - - x: "unclosed\n      y: z^', 'spec.0.0.y value'],
    ['a: {b: c, d^', 'a.d key'],
    ['a: {b: c, d: ^e\nf: g', 'a.d value'],
    ['{"a": {"b": [1, {"c^', 'a.b.1.c key'],
    ['a: |\n  b: c^\nd: e', 'a value'],
    ['a: [x, y\nb^: c', 'b key'],
  ] as const)
    assert.equal(keysAt(text), where, text);
});

test('nesting without end, and lines without end, are read in time', () => {
  for (const text of ['[', '{', '- ', '{a: ', '? ', '"', "'", '&a ', ': ', '#', '- - {[', '|', 'a:\n'])
    assert.ok(JSON.stringify(outline(text.repeat(50_000)))?.length !== 0, text);
  const deep = Array.from({ length: 1500 }, (_, at) => `${' '.repeat(at)}a:\n`).join('');
  assert.ok(outline(deep) !== undefined);
  assert.equal(outline(''), undefined);
});
