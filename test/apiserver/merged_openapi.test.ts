// What documents of two servers become: the situations of kube-openapi's aggregator_test.go.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JSONObject } from '#src/apiserver/endpoints/openapi/document_v2';
import { mergedV2 } from '#src/apiserver/endpoints/openapi/merge_v2';

const ref = (name: string): JSONObject => ({ $ref: `#/definitions/${name}` });
/** A path whose body and answer are of a definition. */
const using = (name: string): JSONObject => ({
  post: { parameters: [{ name: 'body', schema: ref(name) }], responses: { 200: { schema: { items: ref(name) } } } },
});
const kinds = (...kinds: string[]): JSONObject => ({
  'x-kubernetes-group-version-kind': kinds.map((kind) => ({ group: 'g', kind, version: 'v1' })),
});
/** Not a reference. */
const TEXT = '#/definitions/A';
const OBJECT = { type: 'object' };
const OTHER = { type: 'object', description: 'another one' };
const THIRD = { type: 'object', description: 'a third' };

test('definitions that differ are renamed, and so is what leads to them', () => {
  for (const [what, used, first, second, merged] of [
    ['another name', 'A', { A: OBJECT }, { B: OTHER }, { A: OBJECT, B: OTHER }],
    ['the same', 'A', { A: OBJECT }, { A: OBJECT }, { A: OBJECT }],
    ['another one', 'A_v2', { A: OBJECT }, { A: OTHER }, { A: OBJECT, A_v2: OTHER }],
    ['a _v2 in the first', 'A_v3', { A: OBJECT, A_v2: THIRD }, { A: OTHER }, { A: OBJECT, A_v2: THIRD, A_v3: OTHER }],
    ['the same as _v2 of the first', 'A_v2', { A: OBJECT, A_v2: OTHER }, { A: OTHER }, { A: OBJECT, A_v2: OTHER }],
    ['a _v2 in the second', 'A_v3', { A: OBJECT }, { A: OTHER, A_v2: THIRD }, { A: OBJECT, A_v2: THIRD, A_v3: OTHER }],
    [
      'one that leads to another',
      'A_v2',
      { A: OBJECT, B: OBJECT },
      { A: OTHER, B: { properties: { a: ref('A'), b: ref('B'), c: ref('C') } } },
      { A: OBJECT, B: OBJECT, A_v2: OTHER, B_v2: { properties: { a: ref('A_v2'), b: ref('B_v2'), c: ref('C') } } },
    ],
    [
      'one of the other way to lead there',
      'A_v2',
      { A: OBJECT },
      {
        A: OTHER,
        B: {
          allOf: [ref('A')],
          additionalProperties: ref('A'),
          $ref: 'other.json',
          description: TEXT,
          default: { $ref: 7 },
        },
      },
      {
        A: OBJECT,
        A_v2: OTHER,
        B: {
          allOf: [ref('A_v2')],
          additionalProperties: ref('A_v2'),
          $ref: 'other.json',
          description: TEXT,
          default: { $ref: 7 },
        },
      },
    ],
    [
      'the same for other kinds',
      'A',
      { A: { ...OBJECT, ...kinds('A') } },
      { A: { ...kinds('B', 'A'), ...OBJECT } },
      { A: { ...OBJECT, ...kinds('A', 'B') } },
    ],
    [
      'the same for no more kinds',
      'A',
      { A: { ...OBJECT, ...kinds('A') } },
      { A: OBJECT },
      { A: { ...OBJECT, ...kinds('A') } },
    ],
  ] as const) {
    assert.deepEqual(
      mergedV2(
        { swagger: '2.0', paths: { '/a': using('A') }, definitions: first },
        { swagger: '3.0', paths: { '/b': using('A'), '/c': using('C') }, definitions: second },
      ),
      {
        swagger: '2.0',
        paths: {
          '/a': using('A'),
          '/b': using(used),
          '/c': using('C'),
        },
        definitions: merged,
      },
      what,
    );
  }
});

test('a path of both is that of the first, and nothing is taken of a document without others', () => {
  const first = { paths: { '/a': using('A') }, definitions: { A: OBJECT } };
  for (const second of [{}, { definitions: { B: OTHER } }, { paths: { '/a': using('B') }, definitions: { B: OTHER } }])
    assert.equal(mergedV2(first, second), first);
  assert.deepEqual(mergedV2({}, first), first);
  assert.deepEqual(mergedV2(first, { paths: { '/a': using('B'), '/b': using('A') } }), {
    ...first,
    paths: { '/a': using('A'), '/b': using('A') },
  });
});
