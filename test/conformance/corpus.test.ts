// Manifests of 54 public projects, and what the Go implementation makes of each document. They are read where they lie.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { toUnstructured, Unstructured, UnstructuredJSONScheme } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { Serializer as CBORSerializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { splitDocuments, toJSON } from 'kubetyped/apimachinery/util/yaml';
import { parseJSON, parseYAML, stringifyJSON } from 'kubetyped/engine';
import { exactText, expectedOf } from './lossless.ts';
import { fullScheme } from './scheme.ts';
import { isMissing, shared } from './shared_data.ts';

/** A line of go-digest.jsonl. */
interface Digest {
  file: string;
  index: number;
  sha256: string;
  yamlToJSONError?: string;
  null?: boolean;
  interpretError?: string;
  decodeError?: string;
  typed?: string;
  apiVersion?: string;
  kind?: string;
  strictErrors?: string[];
  jsonSha256?: string;
  yamlSha256?: string;
  cborSha256?: string;
  toUnstructuredSha256?: string;
  unstructuredJSONSha256?: string;
  unstructuredYAMLSha256?: string;
  unstructuredError?: string;
  unstructuredStrictErrors?: string[];
}

/**
 * Documents of which we make something else than Go, as `file#index check`, and why. One that no longer differs fails
 * the test, so that the list can only shrink.
 */
const expectedDifferences: Record<string, string> = Object.fromEntries(
  ['fail.yaml#24', 'pass.yaml#22'].flatMap((place) =>
    ['canonical JSON', 'canonical YAML', 'CBOR', 'ToUnstructured'].map((check) => [
      `datree/examples/prevent_deprecated_apis/${place} ${check}`,
      'Go answered before Kubernetes 1.37, and so CSINodes had no status',
    ]),
  ),
);

const scheme = fullScheme();
const lax = new Serializer(scheme);
const strict = new Serializer(scheme, { strict: true });
const canonical = new Serializer(scheme, { canonical: true });
const canonicalJSON = new JSONSerializer(scheme, { canonical: true });
const json = new JSONSerializer(scheme);
const cbor = new CBORSerializer(scheme);
const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
const textOf = (error: unknown): string => (error as { text?: string }).text ?? (error as Error).message;

function strictErrorsOf(text: string): readonly string[] {
  try {
    strict.decode(text);
    return [];
  } catch (error) {
    return (error as { errors?: string[] }).errors ?? [textOf(error)];
  }
}

type Check = (row: Digest, what: string, same: boolean, ours: () => string, go?: string) => void;

/** The document as an object without a class: read, written in JSON and YAML, read strictly. */
function checkUnstructured(row: Digest, text: string, check: Check): void {
  if (row.unstructuredJSONSha256 === undefined && row.unstructuredError === undefined) return;
  let written: string;
  try {
    const { object } = UnstructuredJSONScheme.decode(toJSON(text));
    written = UnstructuredJSONScheme.encodeToString(object);
    if (row.unstructuredYAMLSha256 !== undefined) {
      const yaml = canonical.encodeToString(object);
      check(row, 'unstructured YAML', sha256(yaml) === row.unstructuredYAMLSha256, () => yaml);
    }
  } catch (error) {
    check(
      row,
      'unstructured error',
      textOf(error) === row.unstructuredError,
      () => textOf(error),
      row.unstructuredError,
    );
    return;
  }
  check(
    row,
    'unstructured JSON',
    row.unstructuredError === undefined && sha256(written) === row.unstructuredJSONSha256,
    () => written,
    row.unstructuredError,
  );
  let errors: readonly string[] = [];
  try {
    strict.decode(text, undefined, new Unstructured());
  } catch (error) {
    errors = (error as { errors?: string[] }).errors ?? [textOf(error)];
  }
  check(
    row,
    'unstructured strict errors',
    JSON.stringify(errors) === JSON.stringify(row.unstructuredStrictErrors ?? []),
    () => JSON.stringify(errors),
    JSON.stringify(row.unstructuredStrictErrors),
  );
}

test('every document of the corpus', (t) => {
  const corpus = `${shared}/corpus`;
  if (isMissing(t, `${corpus}/go-digest.jsonl`)) return;
  const rows = readFileSync(`${corpus}/go-digest.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Digest);
  assert.equal(rows.length, 8296);

  const shares = new Map<string, { same: number; all: number }>();
  const differences = new Map<string, string>();
  const check: Check = (row, what, same, ours, go = '') => {
    let share = shares.get(what);
    if (share === undefined) shares.set(what, (share = { same: 0, all: 0 }));
    share.all++;
    if (same) share.same++;
    else
      differences.set(`${row.file}#${row.index} ${what}`, `ours ${ours().slice(0, 300)}\n  go   ${go.slice(0, 300)}`);
  };

  let file = '';
  let documents: readonly { readonly text: string }[] = [];
  for (const row of rows) {
    if (row.file !== file) {
      assert.ok(
        documents.length === 0 || rows.filter((other) => other.file === file).length === documents.length,
        `documents of ${file}`,
      );
      file = row.file;
      documents = splitDocuments(readFileSync(`${corpus}/${file}`));
    }
    const { text } = documents[row.index]!;
    check(row, 'document', sha256(text) === row.sha256, () => sha256(text), row.sha256);

    checkUnstructured(row, text, check);
    let object;
    let error: string | undefined;
    try {
      ({ object } = lax.decode(text));
    } catch (caught) {
      error = textOf(caught);
    }
    let wanted = row.yamlToJSONError ?? row.interpretError ?? row.decodeError;
    if (wanted === undefined && row.typed === undefined) {
      if (row.kind === undefined || row.kind === '') wanted = `Object 'Kind' is missing in '${text}'`;
      else if (row.apiVersion === undefined || row.apiVersion === '')
        wanted = `Object 'apiVersion' is missing in '${text}'`;
      else wanted = `no kind "${row.kind}" is registered for version "${row.apiVersion}" in scheme "<scheme>"`;
    }
    if (object === undefined || wanted !== undefined) {
      const same = error !== undefined && error === wanted;
      const what =
        row.null === true
          ? 'error of a null document'
          : wanted?.startsWith('no kind') === true
            ? 'error of an unknown kind'
            : 'error';
      check(row, what, same, () => error ?? 'accepted', wanted ?? 'accepted');
      continue;
    }

    check(row, 'accepted', true, () => '');
    const errors = strictErrorsOf(text);
    check(
      row,
      errors.length > 0 || row.strictErrors !== undefined ? 'strict errors' : 'no strict errors',
      JSON.stringify(errors) === JSON.stringify(row.strictErrors ?? []),
      () => JSON.stringify(errors),
      JSON.stringify(row.strictErrors),
    );
    const written = canonicalJSON.encodeToString(object);
    check(row, 'canonical JSON', sha256(written) === row.jsonSha256, () => written);
    const yaml = canonical.encodeToString(object);
    check(row, 'canonical YAML', sha256(yaml) === row.yamlSha256, () => yaml);

    const type = Object.getPrototypeOf(object).constructor as KindClass;
    if (row.cborSha256 !== undefined) {
      const bytes = cbor.encode(object);
      check(row, 'CBOR', sha256(bytes) === row.cborSha256, () => Buffer.from(bytes).toString('hex'));
    }
    if (row.toUnstructuredSha256 !== undefined) {
      const content = stringifyJSON(toUnstructured(object, type), { sorted: true });
      check(row, 'ToUnstructured', sha256(content) === row.toUnstructuredSha256, () => content);
    }
    const value = expectedOf(type, parseYAML(text)) as Record<string, unknown>;
    // What decoding adds so that types are true.
    for (const name of ['metadata', 'items'])
      if (Object.hasOwn(object, name) && !Object.hasOwn(value, name)) value[name] = name === 'items' ? [] : {};
    const expected = exactText(value);
    const throughJSON = exactText(parseJSON(json.encodeToString(object)).value);
    check(row, 'lossless JSON', throughJSON === expected, () => throughJSON, expected);
    const throughYAML = exactText(parseYAML(lax.encodeToString(object)));
    check(row, 'lossless YAML', throughYAML === expected, () => throughYAML, expected);
  }

  for (const [what, { same, all }] of shares)
    t.diagnostic(`${what}: ${same} of ${all} (${((100 * same) / all).toFixed(2)} %)`);
  const unexpected = [...differences].filter(([place]) => !Object.hasOwn(expectedDifferences, place));
  assert.equal(
    unexpected
      .slice(0, 20)
      .map(([place, texts]) => `${place}\n  ${texts}`)
      .join('\n'),
    '',
    `${unexpected.length} unexpected differences`,
  );
  const stale = Object.keys(expectedDifferences).filter((place) => !differences.has(place));
  assert.deepEqual(stale, [], 'expected differences that are none any more');
});
