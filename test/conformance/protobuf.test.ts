import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codecs as allCodecs } from 'kubetyped/api/protobuf';
import { codecs as metaV1 } from 'kubetyped/apimachinery/apis/meta/v1/protobuf';
import { codecs as metaV1Beta1 } from 'kubetyped/apimachinery/apis/meta/v1beta1/protobuf';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { difference, withEmptyItems } from './difference.ts';
import type { Row } from './rows.ts';
import { inputOf, objectFiles, readRows } from './rows.ts';
import { fullScheme } from './scheme.ts';

const scheme = fullScheme();
const json = new JSONSerializer(scheme);
const canonical = new JSONSerializer(scheme, { canonical: true });
const protobuf = new Serializer(scheme, { codecs: [allCodecs, metaV1, metaV1Beta1] });

/** Where we differ from Go and why. A reason that explains no row any more fails the test. */
const reasons = {
  raw: 'Go keeps the bytes of raw JSON; here it is a value, so the spelling of numbers and escapes and the order of integer-like keys go',
  emptyItems: 'Go writes null for the items of a list that came without; here such a list is empty, and [] is written',
  invalidUTF8: 'bytes that are no UTF-8 become U+FFFD at once, which Go does when it writes JSON, as an escape',
  zeroPointer: 'a pointer to a zero time is null in JSON to Go; here null means that there is none',
  badValue: 'what JSON cannot hold is refused when it is read, not when it is written as JSON',
};
const explained = new Set<keyof typeof reasons>();

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(Buffer.from(base64, 'base64'));
}

function checkDecode(row: Row, what: string): void {
  const expected = row.protobufJSON ?? row.json!;
  const ours = canonical.encodeToString(protobuf.decode(bytesOf(row.protobuf!)).object).trimEnd();
  if (ours === expected) return;
  if (ours === withEmptyItems(expected)) {
    explained.add('emptyItems');
    return;
  }
  assert.equal(
    JSON.stringify(JSON.parse(ours)),
    JSON.stringify(JSON.parse(expected)),
    difference(what, ours, expected),
  );
  explained.add('raw');
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

function valueOf(bytes: Uint8Array): unknown {
  return JSON.parse(canonical.encodeToString(protobuf.decode(bytes).object));
}

function checkEncode(row: Row, what: string, ours: Uint8Array): void {
  const go = bytesOf(row.protobuf!);
  if (hex(ours) === hex(go)) return;
  // The same value, written otherwise: possible only within raw JSON.
  assert.deepEqual(valueOf(ours), valueOf(go), difference(what, hex(ours), hex(go)));
  assert.match(row.json!, /1E\+2|1\.0|-0|1e\d|\\u|"10":"ten"/, difference(what, hex(ours), hex(go)));
  explained.add('raw');
}

for (const file of objectFiles()) {
  const [name, version] = file.replace('.jsonl.gz', '').split('_') as [string, string];
  const group = name === 'core' ? '' : name === 'meta' ? 'meta.k8s.io' : name;
  test(`objects of ${name} ${version} in Protobuf`, () => {
    for (const row of readRows(file)) {
      const what = `${row.kind} ${row.variant}`;
      if (row.protobufError !== undefined) {
        const { object } = json.decode(row.json!, { group, version, kind: row.kind! });
        assert.throws(() => protobuf.encode(object), { message: row.protobufError, code: 'ERR_NOT_MARSHALABLE' }, what);
      }
      if (row.protobuf === undefined) continue;
      checkDecode(row, what);
      checkEncode(row, what, protobuf.encode(json.decode(row.json!, { group, version, kind: row.kind! }).object));
      // A second trip through Protobuf changes nothing unless the first one did.
      if (row.protobufJSON !== undefined) continue;
      checkEncode(row, `${what}, there and back`, protobuf.encode(protobuf.decode(bytesOf(row.protobuf)).object));
    }
  });
}

test('broken Protobuf', () => {
  const seen = { rows: 0, errors: 0, sameText: 0 };
  for (const row of readRows('errors.jsonl.gz')) {
    if (row.format !== 'protobuf') continue;
    seen.rows++;
    let text: string | undefined;
    let ours: string | undefined;
    try {
      ours = canonical
        .encodeToString(protobuf.decode(row.base64 === undefined ? new Uint8Array() : inputOf(row)).object)
        .trimEnd();
    } catch (error) {
      assert.equal(
        typeof (error as { code?: unknown }).code,
        'string',
        `${row.case}: an error without a code: ${(error as Error).stack}`,
      );
      text = (error as { text?: string }).text ?? (error as Error).message;
    }
    if (row.error !== undefined) {
      seen.errors++;
      assert.ok(text !== undefined, `${row.case}: accepted, but Go says ${row.error}`);
      if (text === row.error) seen.sameText++;
      else if (row.error.startsWith('encode: ')) explained.add('badValue');
      else if (/\\x[89a-f]/.test(row.error)) explained.add('invalidUTF8');
      else assert.equal(text, row.error, row.case);
      continue;
    }
    assert.equal(text, undefined, row.case);
    if (ours !== row.json) {
      if (ours!.replaceAll('\ufffd', '\\ufffd') === row.json) explained.add('invalidUTF8');
      else if (ours === withEmptyItems(row.json!)) explained.add('emptyItems');
      else if (row.json!.includes('"deletionTimestamp":null')) explained.add('zeroPointer');
      else assert.equal(ours, row.json, row.case);
    }
  }
  assert.ok(seen.rows > 800 && seen.errors > 600);
  assert.ok(seen.sameText / seen.errors > 0.96, `${seen.sameText} of ${seen.errors} error texts are Go's`);
});

test('every reason for a difference still explains one', () => {
  assert.deepEqual([...explained].sort(), Object.keys(reasons).sort());
});
