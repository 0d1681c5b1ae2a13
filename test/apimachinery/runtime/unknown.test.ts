import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { isUnknown, Scheme, type Unknown } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { type AnswerRow, assertVectors, assertVectorsBut } from '../vectors/answer_rows.ts';
import { unknownAnswers } from '../vectors/unknown_answers.ts';

const rawOf = (row: AnswerRow): Buffer => Buffer.from((row.in as { unknown: { raw: string } }).unknown.raw, 'base64');
const bothRefuse = (row: AnswerRow, ours: { err?: string }): boolean =>
  ours.err !== undefined && (row.out as { err?: string }).err !== undefined;

test('unknown-decode: every vector', () => assertVectors('unknown-decode', unknownAnswers['unknown-decode']));

test('unknown-encode: every vector', () =>
  assertVectorsBut('unknown-encode', unknownAnswers['unknown-encode'], {
    // Bytes that are not UTF-8 become U+FFFD.
    invalidUTF8: (row) => rawOf(row).includes(0xff),
    // Of two things that YAML can't hold another one is complained about.
    firstOfTwo: (row, ours) => bothRefuse(row, ours) && rawOf(row).includes('1E400'),
  }));

test('raw data are passed on unchanged', () => {
  const scheme = new Scheme();
  corev1.addToScheme(scheme);
  const serializer = new Serializer(scheme, { strict: true });
  const into: Unknown = { raw: new Uint8Array() };
  const data = new TextEncoder().encode('{"kind":"Widget", "apiVersion":"example.com/v1", "price":1.50, "a":1, "a":2}');
  const { object, gvk } = serializer.decode(data, undefined, into);
  assert.equal(object, into);
  assert.equal(String(gvk), 'example.com/v1, Kind=Widget');
  assert.ok(isUnknown(object) && !isUnknown(new corev1.Pod()) && !isUnknown(undefined));
  data.fill(0);
  assert.equal(
    serializer.encodeToString(object),
    '{"kind":"Widget","apiVersion":"example.com/v1","price":1.50,"a":1,"a":2}\n',
  );
  assert.throws(() => serializer.encode({ raw: new Uint8Array(1) } as Unknown), { code: 'ERR_ENCODE' });
});
