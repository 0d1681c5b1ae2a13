import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pod } from 'kubetyped/api/core/v1';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import {
  newUnstructuredCreator,
  newUnstructuredDefaulter,
  newUnstructuredNegotiatedSerializer,
  newUnstructuredObjectTyper,
} from 'kubetyped/apimachinery/apis/meta/v1/unstructured/unstructuredscheme';
import { newClientNegotiator, type RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { GroupVersionKind } from 'kubetyped/apimachinery/runtime/schema';
import { assertVectorsBut } from '../../../../../vectors/answer_rows.ts';
import { unknownAnswers } from '../../../../../vectors/unknown_answers.ts';

test('unstructuredscheme: every vector', () =>
  assertVectorsBut('unstructuredscheme', unknownAnswers.unstructuredscheme, {
    // A list in the right version is written by an encoder to it, though its kind is unknown.
    list: ({ in: input, out }, ours: object) =>
      (input as { into?: string }).into === 'UnstructuredList' &&
      /^no kind/.test((out as { converted: { err?: string } }).converted.err ?? '') &&
      JSON.stringify({ ...ours, converted: null }) ===
        JSON.stringify({ type: '', kind: null, data: null, pretty: null, ...(out as object), converted: null }),
    // Bytes that are not UTF-8 become U+FFFD.
    invalidUTF8: ({ in: input }) => Buffer.from((input as { data: string }).data, 'base64').includes(0xff),
  }));

const widget = new Unstructured({ apiVersion: 'example.com/v1', kind: 'Widget', spec: { b: 1, a: 2 } });

test('typer, creator and defaulter', () => {
  const typer = newUnstructuredObjectTyper();
  assert.deepEqual(typer.objectKinds(widget), {
    gvks: [new GroupVersionKind({ group: 'example.com', version: 'v1', kind: 'Widget' })],
    unversioned: false,
  });
  assert.throws(() => typer.objectKinds(new Unstructured({ apiVersion: 'v1' })), { code: 'ERR_MISSING_KIND' });
  assert.throws(() => typer.objectKinds(new Unstructured({ kind: 'Pod' })), { code: 'ERR_MISSING_VERSION' });
  assert.throws(() => typer.objectKinds(new Pod()), { code: 'ERR_CODEC' });
  assert.equal(typer.recognizes({ group: 'any', version: 'v9', kind: 'Thing' }), true);
  const created = newUnstructuredCreator().new({ group: 'apps', version: 'v1', kind: 'Deployment' }) as Unstructured;
  assert.equal(JSON.stringify(created), '{"apiVersion":"apps/v1","kind":"Deployment"}');
  newUnstructuredDefaulter().default(created);
  assert.equal(JSON.stringify(created), '{"apiVersion":"apps/v1","kind":"Deployment"}');
});

test('a client without a fixed kind', () => {
  const negotiator = newClientNegotiator(newUnstructuredNegotiatedSerializer(), {
    group: 'example.com',
    version: 'v1',
  });
  const text = negotiator.encoder('application/json').encodeToString(widget);
  assert.equal(text, '{"apiVersion":"example.com/v1","kind":"Widget","spec":{"a":2,"b":1}}\n');
  const { object } = negotiator.decoder('application/json').decode(text);
  assert.ok(object instanceof Unstructured);
  assert.throws(() => negotiator.decoder('application/json').decode(text, undefined, new Pod() as RuntimeObject), {
    code: 'ERR_CODEC',
  });
  assert.equal(negotiator.streamDecoder('application/json').framer !== undefined, true);
  assert.throws(() => negotiator.streamDecoder('application/yaml'), { code: 'ERR_NEGOTIATE' });
});
