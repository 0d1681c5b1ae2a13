// Protobuf against data that lie outside the project: what Go makes of manifests.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { codecs } from 'kubetyped/api/protobuf';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { splitDocuments } from 'kubetyped/apimachinery/util/yaml';
import { fullScheme } from './scheme.ts';
import { isMissing, shared } from './shared_data.ts';

const scheme = fullScheme();
const protobuf = new Serializer(scheme, { codecs });
const yaml = new YAMLSerializer(scheme);

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

interface Digest {
  file: string;
  index: number;
  typed?: string;
  decodeError?: string;
  protobufSha256?: string;
  protobufBytes?: number;
}

/** Why bytes may differ. */
const BEFORE = 'Go answered before Kubernetes 1.37, and so CSINodes had no status';

/** Documents of which we make other bytes than Go, and why. One that no longer differs fails the test. */
const expectedDifferences: Record<string, string> = {
  'datree/examples/prevent_deprecated_apis/fail.yaml#24': BEFORE,
  'datree/examples/prevent_deprecated_apis/pass.yaml#22': BEFORE,
};

test('every typed document of the corpus in Protobuf', (t) => {
  const corpus = `${shared}/corpus`;
  if (isMissing(t, `${corpus}/go-digest.jsonl`)) return;
  const rows = readFileSync(`${corpus}/go-digest.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Digest);
  let same = 0;
  let back = 0;
  let all = 0;
  const different: string[] = [];
  let file = '';
  let documents: readonly { readonly text: string }[] = [];
  for (const row of rows) {
    if (row.protobufSha256 === undefined) continue;
    if (row.file !== file) documents = splitDocuments(readFileSync(`${corpus}/${(file = row.file)}`));
    all++;
    const { object, gvk } = yaml.decode(documents[row.index]!.text);
    const bytes = protobuf.encode(object);
    if (createHash('sha256').update(bytes).digest('hex') === row.protobufSha256) same++;
    else different.push(`${row.file}#${row.index}: ${bytes.length} bytes, Go ${row.protobufBytes}`);
    if (hex(protobuf.encode(protobuf.decode(bytes, gvk).object)) === hex(bytes)) back++;
  }
  t.diagnostic(`${same} of ${all} documents are the bytes of Go`);
  assert.deepEqual(
    different.filter((place) => !Object.hasOwn(expectedDifferences, place.replace(/:.*/, ''))).slice(0, 20),
    [],
  );
  assert.deepEqual(
    Object.keys(expectedDifferences).filter((place) => !different.some((line) => line.startsWith(`${place}:`))),
    [],
  );
  // One has a misspelt apiVersion, and decoding says what it is. Three have a null among bytes, which comes back empty.
  assert.equal(back, all - 4);
  assert.equal(all, 5389);
});
