import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toJSON } from 'kubetyped/apimachinery/util/yaml';
import { parseYAML, YAMLError } from 'kubetyped/engine';
import { messageOf, rows } from './vectors.ts';

interface Row {
  yaml: string;
  json?: string;
  error?: string;
  strict?: string;
}

for (const file of ['scalars', 'documents']) {
  test(`${file}: the values and errors of Go`, () => {
    const all = rows<Row>(file);
    assert.ok(all.length > 300);
    for (const row of all) {
      const label = JSON.stringify(row.yaml);
      if (row.error !== undefined) {
        assert.equal(
          messageOf(() => parseYAML(row.yaml)),
          row.error,
          label,
        );
        continue;
      }
      if (/\d{16}|-0/.test(row.json!)) assert.equal(toJSON(row.yaml), row.json, label);
      else assert.deepEqual(parseYAML(row.yaml), JSON.parse(row.json!), label);
      assert.equal(
        messageOf(() => parseYAML(row.yaml, { strict: true })),
        row.strict,
        label,
      );
    }
  });
}

test('integers are exact', () => {
  assert.deepEqual(
    parseYAML('[9007199254740991, 9007199254740993, -9223372036854775808, 18446744073709551615, 18446744073709551616]'),
    [9007199254740991, 9007199254740993n, -9223372036854775808n, 18446744073709551615n, 18446744073709552000],
  );
});

test('keys keep the order of the text, and __proto__ is one of them', () => {
  const value = parseYAML('z: 1\n__proto__: {polluted: true}\na: 2\n') as Record<string, unknown>;
  assert.deepEqual(Object.keys(value), ['z', '__proto__', 'a']);
  assert.equal(Object.getPrototypeOf(value), Object.prototype);
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
});

test('keys that differ in type only: the later one wins, where Go takes any', () => {
  assert.deepEqual(parseYAML('1: a\n"1": b\n'), { 1: 'b' });
  assert.deepEqual(parseYAML('"1": b\n1: a\n', { strict: true }), { 1: 'a' });
});

test('what an alias brings is a copy', () => {
  const value = parseYAML('a: &x {b: 1}\nc: *x\n') as { a: { b: number }; c: { b: number } };
  value.a.b = 2;
  assert.equal(value.c.b, 1);
});

test('errors carry a place', () => {
  assert.throws(
    () => parseYAML('a: 1\nb: [1\nc: 2\n'),
    (error: unknown) => {
      assert.ok(error instanceof YAMLError);
      assert.equal(error.code, 'ERR_YAML');
      assert.deepEqual([error.line, error.column], [3, 2]);
      return true;
    },
  );
  assert.throws(() => parseYAML('a: 1\na: 2\n', { strict: true }), { line: 2, column: 4 });
  assert.throws(() => parseYAML('a: 1\nb: \x01'), { line: 2, column: 4 });
});

test('locate finds keys and items', () => {
  const { value, locate } = parseYAML(
    '# c\na: 1\nb:\n- c: x\n  1: z\n- &n {d: e}\nf: *n\ng:\n  <<: *n\n  h: 1\na: 3\n',
    { positions: true },
  );
  assert.deepEqual(value, { a: 3, b: [{ c: 'x', 1: 'z' }, { d: 'e' }], f: { d: 'e' }, g: { d: 'e', h: 1 } });
  assert.deepEqual(locate([]), { line: 2, column: 1 });
  assert.deepEqual(locate(['a']), { line: 11, column: 1 });
  assert.deepEqual(locate(['b', 0]), { line: 4, column: 3 });
  assert.deepEqual(locate(['b', 0, '1']), { line: 5, column: 3 });
  assert.deepEqual(locate(['b', 1, 'd']), { line: 6, column: 7 });
  assert.deepEqual(locate(['f', 'd']), { line: 6, column: 7 });
  assert.deepEqual(locate(['g', 'd']), { line: 6, column: 7 });
  assert.equal(locate(['b', 2]), undefined);
  assert.equal(locate(['a', 'x']), undefined);
});

test('bytes: UTF-8 with and without a mark, UTF-16, and what is neither', () => {
  const utf8 = new TextEncoder().encode('a: é😀');
  assert.deepEqual(parseYAML(utf8), { a: 'é😀' });
  assert.deepEqual(parseYAML(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])), { a: 'é😀' });
  assert.deepEqual(parseYAML(new Uint8Array([0xff, 0xfe, 0x61, 0, 0x3a, 0, 0x20, 0, 0x62, 0])), { a: 'b' });
  const bad = (...bytes: number[]): string | undefined => messageOf(() => parseYAML(new Uint8Array([0x61, ...bytes])));
  assert.equal(bad(0x80), 'yaml: invalid leading UTF-8 octet');
  assert.equal(bad(0xc3, 0x28), 'yaml: invalid trailing UTF-8 octet');
  assert.equal(bad(0xe2, 0x82), 'yaml: incomplete UTF-8 octet sequence');
  assert.equal(bad(0xc0, 0x80), 'yaml: invalid length of a UTF-8 sequence');
  assert.equal(bad(0xed, 0xa0, 0x80), 'yaml: invalid Unicode character');
  assert.equal(
    messageOf(() => parseYAML('a: \ud800')),
    'yaml: invalid Unicode character',
  );
});

test('what stands below a key that is none is shown as Go shows it', () => {
  for (const [value, shown] of [
    ['9007199254740993', '9007199254740993'],
    ['9223372036854775807', '9223372036854775807'],
    ['9223372036854775808', '0x8000000000000000'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['1.5', '1.5'],
    ['true', 'true'],
    ['a', '"a"'],
    ['~', '<nil>'],
  ] as const)
    assert.throws(() => parseYAML(`~: ${value}`), {
      message: `unsupported map key of type: %!s(<nil>), key: <nil>, value: ${shown}`,
    });
});

test('a lone exclamation mark is a tag of its own, whatever its handle stands for', () => {
  assert.equal(parseYAML('! 12'), '12');
  assert.equal(parseYAML('%TAG ! tag:yaml.org,2002:int\n--- ! 12'), '12');
  assert.equal(parseYAML('%TAG ! tag:yaml.org,2002:\n--- !int 12'), 12);
});

test('a timestamp counts as a string where it is tagged as another type', () => {
  for (const text of ['0001-01-01', '1001-01-01', '9001-01-01T00:00:00Z'])
    assert.throws(() => parseYAML(`!!int ${text}`), {
      message: `yaml: cannot decode !!str \`${text}\` as a !!int`,
    });
});

test('a bracket that nothing opens does not end a key', () => {
  for (const bracket of [']', '}'])
    assert.throws(() => parseYAML(`a: 1\n"b" ${bracket}: 1`), {
      message: "yaml: line 2: could not find expected ':'",
    });
});
