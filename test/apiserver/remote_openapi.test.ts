// What is taken of the OpenAPI document of another server: the rows of Go's TestFilterSpecs, and more.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filtered } from '#src/apiserver/aggregator/remote';

const ref = (name: string): object => ({ $ref: `#/definitions/${name}` });

test('of a document, the paths below one are kept, with the definitions that they need and those that nothing uses', () => {
  const document = {
    swagger: '2.0',
    info: { title: 'a' },
    paths: {
      '/test/a': {
        post: {
          parameters: [{ in: 'body', name: 'body', schema: ref('Test') }],
          responses: { 405: { description: 'Invalid input', ...ref('InvalidInput') } },
        },
        delete: { parameters: [{ $ref: '#/parameters/body-deleteoptions' }] },
      },
      '/test': { get: { responses: { 200: { schema: ref('Test2') } } } },
      '/other/test/': { post: { parameters: [{ in: 'body', schema: ref('Test2') }] } },
    },
    definitions: {
      Test: { properties: { id: { type: 'integer' }, next: ref('Test'), below: { items: ref('Deep') } } },
      Deep: { allOf: [ref('Deeper')] },
      Deeper: { type: 'string', description: 'not a reference', $ref: 7, 'x-list': ['#/definitions/Test2'] },
      InvalidInput: { type: 'string' },
      Test2: { properties: { other: ref('Other') } },
      Other: { type: 'string' },
      Unused: { type: 'string' },
    },
    parameters: { 'body-deleteoptions': { name: 'body' } },
  };
  const { paths, definitions, ...rest } = filtered(document as never, '/test/');
  assert.deepEqual(Object.keys(paths as object), ['/test/a']);
  assert.deepEqual(Object.keys(definitions as object), ['Test', 'Deep', 'Deeper', 'InvalidInput', 'Unused']);
  assert.deepEqual(rest, { swagger: '2.0', info: { title: 'a' }, parameters: document.parameters });
  const none = filtered(document as never, '/none/');
  assert.deepEqual([none['paths'], Object.keys(none['definitions'] as object)], [{}, ['Unused']]);
  assert.deepEqual(filtered({}, '/test/'), { paths: {}, definitions: {} });
});
