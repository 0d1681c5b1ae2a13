import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { DocumentDecoder, splitDocuments, toJSON, YAMLOrJSONDecoder } from 'kubetyped/apimachinery/util/yaml';
import { parseYAML, stringifyYAML } from 'kubetyped/engine';
import { messageOf } from './vectors.ts';

const shared = process.env.KUBETYPED_SHARED ?? '../shared';
const corpus = `${shared}/corpus`;
const golden = `${shared}/golden/HEAD`;
const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
const lines = <T>(text: string): T[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
const unzip = (name: string): string => gunzipSync(readFileSync(`${corpus}/${name}`)).toString();

interface Digest {
  file: string;
  index: number;
  sha256: string;
  yamlToJSONSha256?: string;
  yamlToJSONError?: string;
  yamlToJSONStrictError?: string;
  null?: boolean;
}

test('every document of the corpus is cut, read and refused as by Go', (t) => {
  if (!existsSync(`${corpus}/go-digest.jsonl`))
    return t.skip(`NOT CHECKED: no corpus at ${corpus}; set KUBETYPED_SHARED`);
  const byFile = new Map<string, Digest[]>();
  for (const row of lines<Digest>(readFileSync(`${corpus}/go-digest.jsonl`, 'utf8'))) {
    byFile.set(row.file, [...(byFile.get(row.file) ?? []), row]);
  }
  for (const [file, rows] of byFile) {
    const bytes = readFileSync(`${corpus}/${file}`);
    const documents = splitDocuments(bytes);
    assert.deepEqual(
      documents.map((document) => sha256(document.text)),
      rows.map((row) => row.sha256),
      file,
    );
    const fileLines = bytes.toString().split('\n');
    for (const row of rows) {
      const { text, line } = documents[row.index]!;
      const label = `${file} #${row.index}`;
      assert.equal(fileLines[line - 1]!.replace(/\r$/, ''), text.slice(0, text.indexOf('\n')), label);
      if (row.yamlToJSONError !== undefined) {
        assert.equal(
          messageOf(() => parseYAML(text)),
          row.yamlToJSONError,
          label,
        );
        continue;
      }
      const value = parseYAML(text);
      if (row.null === true) assert.equal(value, null, label);
      // A comment keeps toJSON from taking a JSON text as it stands.
      assert.equal(sha256(toJSON(text.replace(/^\ufeff?/, '#\n'))), row.yamlToJSONSha256, label);
      assert.equal(
        messageOf(() => parseYAML(text, { strict: true })),
        row.yamlToJSONStrictError,
        label,
      );
    }
  }
});

test('the stream decoders give what Go gives for every file of the corpus', (t) => {
  if (!existsSync(`${corpus}/go-files.jsonl.gz`))
    return t.skip(`NOT CHECKED: no corpus at ${corpus}; set KUBETYPED_SHARED`);
  interface File {
    file: string;
    documentDecoderDocSha256?: string[];
    yamlOrJSONDecoder: unknown[];
  }
  for (const row of lines<File>(unzip('go-files.jsonl.gz'))) {
    const bytes = readFileSync(`${corpus}/${row.file}`);
    const documents = splitDocuments(bytes);
    const cut = row.documentDecoderDocSha256 ?? documents.map((document) => sha256(document.text));
    assert.deepEqual([...new DocumentDecoder(bytes)].map(sha256), cut, row.file);
    const decoder = new YAMLOrJSONDecoder(bytes);
    for (const expected of row.yamlOrJSONDecoder) {
      const error = (expected as { error?: string } | null)?.error;
      if (error !== undefined) {
        assert.equal(
          messageOf(() => decoder.decode()),
          error,
          row.file,
        );
        continue;
      }
      const value = decoder.decode();
      assert.notEqual(value, undefined, row.file);
      if (typeof expected === 'number') assert.deepEqual(value, parseYAML(documents[expected]!.text), row.file);
    }
  }
});

test('every typed object of the corpus is written as by Go', (t) => {
  if (!existsSync(`${corpus}/go-canonical.jsonl.gz`))
    return t.skip(`NOT CHECKED: no corpus at ${corpus}; set KUBETYPED_SHARED`);
  let written = 0;
  for (const row of lines<{ file: string; json?: string; yaml?: string }>(unzip('go-canonical.jsonl.gz'))) {
    if (row.yaml === undefined) continue;
    assert.equal(stringifyYAML(JSON.parse(row.json!)), row.yaml, row.file);
    written++;
  }
  assert.ok(written > 5000);
});

test('the golden files are written as by Go', (t) => {
  if (!existsSync(golden)) return t.skip(`NOT CHECKED: no golden files at ${golden}; set KUBETYPED_SHARED`);
  const names = readdirSync(golden).filter((name) => name.endsWith('.json'));
  assert.ok(names.length > 150);
  for (const name of names) {
    const yaml = readFileSync(`${golden}/${name.replace(/json$/, 'yaml')}`, 'utf8');
    const json: unknown = JSON.parse(readFileSync(`${golden}/${name}`, 'utf8'));
    assert.equal(stringifyYAML(json), yaml, name);
    assert.deepEqual(parseYAML(yaml), json, name);
  }
});
