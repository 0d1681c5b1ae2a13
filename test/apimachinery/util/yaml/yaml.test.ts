import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  DocumentDecoder,
  guessJSONStream,
  isJSONBuffer,
  readDocuments,
  splitDocuments,
  toJSON,
  unmarshal,
  unmarshalStrict,
  YAMLOrJSONDecoder,
  YAMLReader,
  YAMLToJSONDecoder,
  yamlToJSON,
  yamlToJSONStrict,
} from 'kubetyped/apimachinery/util/yaml';

interface Row {
  text: string;
  documents: string[];
  error?: string;
  raw: string[];
  values: string[];
  valueError?: string;
}

const rows = readFileSync('test/engine/yaml/vectors/streams.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

function collect<T>(items: Iterable<T>): { items: T[]; error: string | undefined } {
  const all: T[] = [];
  try {
    for (const item of items) all.push(item);
    return { items: all, error: undefined };
  } catch (error) {
    return { items: all, error: (error as Error).message };
  }
}

test('streams are cut and decoded as by Go', () => {
  assert.ok(rows.length >= 300);
  for (const row of rows) {
    const label = JSON.stringify(row.text);
    const read = collect(new YAMLReader(row.text));
    assert.deepEqual([read.items.map((document) => document.text), read.error], [row.documents, row.error], label);
    assert.deepEqual([...new DocumentDecoder(row.text)], row.raw, label);
    const decoded = collect(new YAMLOrJSONDecoder(row.text));
    assert.deepEqual(
      [decoded.items, decoded.error],
      [row.values.map((value): unknown => JSON.parse(value)), row.valueError],
      label,
    );
  }
});

test('YAML to JSON, lax and strict, is that of sigs.k8s.io/yaml', () => {
  const vectors = ['scalars', 'documents'].flatMap((name) =>
    readFileSync(`test/engine/yaml/vectors/${name}.jsonl`, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { yaml: string; json?: string; error?: string; strict?: string }),
  );
  assert.ok(vectors.length > 300);
  const answer = (convert: typeof yamlToJSON, text: string): { json?: string; error?: string } => {
    try {
      return { json: convert(text) };
    } catch (error) {
      return { error: (error as Error).message };
    }
  };
  for (const { yaml, json: escaped, error, strict } of vectors) {
    // A difference from Go: it escapes what stands for bytes that are not UTF-8.
    const json = escaped?.replaceAll('\\ufffd', '\ufffd');
    assert.deepEqual(answer(yamlToJSON, yaml), error === undefined ? { json } : { error }, JSON.stringify(yaml));
    const expected = strict ?? error;
    assert.deepEqual(
      answer(yamlToJSONStrict, yaml),
      expected === undefined ? { json } : { error: expected },
      JSON.stringify(yaml),
    );
  }
});

test('a stream in chunks is cut as one in a piece', async () => {
  for (const row of rows) {
    for (const size of [1, 3]) {
      const bytes = new TextEncoder().encode(row.text);
      const chunks: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
      const documents: unknown[] = [];
      let error: string | undefined;
      try {
        for await (const document of readDocuments(chunks)) documents.push(document);
      } catch (thrown) {
        error = (thrown as Error).message;
      }
      const whole = collect(new YAMLReader(row.text));
      assert.deepEqual([documents, error], [whole.items, whole.error], JSON.stringify(row.text));
    }
  }
});

test('documents know their line, errors the line in the stream', () => {
  assert.deepEqual(splitDocuments('# c\na: 1\n---\nb: 2\r\n--- # d\n\nc: 3'), [
    { text: '# c\na: 1\n', line: 1 },
    { text: 'b: 2\n', line: 4 },
    { text: '\nc: 3\n', line: 6 },
  ]);
  const decoder = new YAMLToJSONDecoder('a: 1\n---\nb: 1\nc: [\n---\nd: 1\n');
  assert.deepEqual(decoder.decode(), { a: 1 });
  assert.throws(() => decoder.decode(), {
    code: 'ERR_YAML_SYNTAX',
    line: 5,
    message: 'error converting YAML to JSON: yaml: line 2: did not find expected node content',
  });
  assert.deepEqual(decoder.decode(), { d: 1 });
  assert.equal(decoder.decode(), undefined);
  assert.throws(() => splitDocuments('a: 1\n--- b\n'), {
    code: 'ERR_YAML_SYNTAX',
    line: 2,
    message: 'invalid Yaml document separator: b',
  });
});

test('invalid UTF-8 spoils only its own document', () => {
  const decoder = new YAMLToJSONDecoder(
    new Uint8Array([0x61, 0x0a, 0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0x0a, 0x2d, 0x2d, 0x2d, 0x0a, 0x62]),
  );
  assert.equal(decoder.decode(), 'a');
  assert.throws(() => decoder.decode(), { code: 'ERR_YAML_SYNTAX', line: 3 });
  assert.equal(decoder.decode(), 'b');
});

test('a document of 5 MiB is too long for DocumentDecoder', () => {
  const limit = 5 * 1024 * 1024;
  assert.equal([...new DocumentDecoder('a'.repeat(limit - 1))].length, 1);
  assert.throws(() => [...new DocumentDecoder('a'.repeat(limit))], { message: 'bufio.Scanner: token too long' });
  assert.throws(() => [...new DocumentDecoder('é'.repeat(limit / 2))], { message: 'bufio.Scanner: token too long' });
  // A document that ends within the limit may be followed by its separator only as far as the limit goes.
  assert.equal([...new DocumentDecoder('a'.repeat(limit - 5) + '\n---\n')].length, 1);
  assert.throws(() => [...new DocumentDecoder('a'.repeat(limit - 4) + '\n---\n')], {
    message: 'bufio.Scanner: token too long',
  });
});

test('toJSON, unmarshal and the guess', () => {
  assert.equal(
    toJSON('b: 1\na: [x, <, 1e-7, 1e21, 9223372036854775807]\n'),
    '{"a":["x","\\u003c",1e-7,1e+21,9223372036854775807],"b":1}',
  );
  assert.equal(toJSON(' {not json'), ' {not json');
  assert.deepEqual(unmarshal('a: 9223372036854775807\nb: 9223372036854775808\nc: 9007199254740993\n'), {
    a: 9223372036854775807n,
    b: 9223372036854775808,
    c: 9007199254740993n,
  });
  assert.throws(() => unmarshal('a: ['), {
    code: 'ERR_YAML',
    message: 'error converting YAML to JSON: yaml: line 1: did not find expected node content',
  });
  assert.deepEqual(unmarshal('a: 1\na: 2\n'), { a: 2 });
  assert.throws(() => unmarshalStrict('a: 1\na: 2\n'), {
    message: 'error converting YAML to JSON: yaml: unmarshal errors:\n  line 2: key "a" already set in map',
  });
  assert.equal(isJSONBuffer('\u00a0\n {'), true);
  assert.equal(isJSONBuffer(`${' '.repeat(10_000)}{`), true);
  assert.equal(isJSONBuffer(`${' '.repeat(10_000)}a{`), false);
  assert.equal(isJSONBuffer(new TextEncoder().encode('\ufeff{')), false);
  assert.equal(guessJSONStream('     {', 4), false);
  assert.equal(guessJSONStream('     {', 6), true);
});
