// What is taken of the OpenAPI document of another server: the rows of Go's TestFilterSpecs, and more.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filtered, RemoteOpenAPI } from '#src/apiserver/aggregator/remote';

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

test('documents are fetched anew where they have changed; one that is not there is none', async () => {
  const asked: unknown[] = [];
  let answers: Record<string, { status: number; text: string; headers: Record<string, string> }> = {};
  const openAPI = new RemoteOpenAPI(async (path, headers) => {
    asked.push([path, headers['If-None-Match']]);
    return answers[path] ?? { status: 404, text: '404 page not found', headers: {} };
  });
  const path = 'apis/zoo.example.com/v1';
  const index = (serverRelativeURL: unknown): object => ({
    '/openapi/v3': { status: 200, text: JSON.stringify({ paths: { [path]: { serverRelativeURL } } }), headers: {} },
  });
  const v2 = (status: number, text: string, headers: object = {}): object => ({
    '/openapi/v2': { status, text, headers },
  });
  const document = { swagger: '2.0', paths: { [`/${path}/birds`]: { get: {} } }, definitions: {} };
  const url = `/openapi/v3/${path}?hash=A`;
  const fetched = async (...given: object[]): Promise<unknown[]> => {
    answers = Object.assign({}, ...given);
    await openAPI.fetch(path);
    return [openAPI.documents.v3, openAPI.documents.v2];
  };
  assert.deepEqual([openAPI.documents.v3, openAPI.documents.v2], [undefined, undefined]);
  assert.deepEqual(await fetched(), [undefined, undefined]);
  // A server without a document of version 2 has one of version 3.
  assert.deepEqual(await fetched(index(url)), [url, undefined]);
  assert.deepEqual(await fetched(index(url), v2(200, JSON.stringify(document), { etag: '"1"' })), [url, document]);
  assert.deepEqual(asked.at(-1), ['/openapi/v2', undefined]);
  assert.deepEqual(await fetched(v2(304, '')), [undefined, document]);
  assert.deepEqual(asked.at(-1), ['/openapi/v2', ['"1"']]);
  await assert.rejects(fetched(index(url), v2(200, 'no JSON')), /^Error: expected JSON: /);
  assert.deepEqual(openAPI.documents.v2, document, 'what was fetched last stays');
  await assert.rejects(
    fetched(index(url), v2(500, 'broken')),
    /^Error: failed to retrieve openAPI spec, http error: 500$/,
  );
  assert.deepEqual([openAPI.documents.v3, openAPI.documents.v2], [url, document]);
  assert.deepEqual(await fetched(index(url), v2(304, '')), [url, document]);
  assert.deepEqual(await fetched(index(url), v2(404, '{}')), [url, undefined]);
  assert.deepEqual(await fetched(index(url), v2(404, '{}')), [url, undefined]);
  assert.deepEqual(asked.at(-1), ['/openapi/v2', undefined]);
  for (const wrong of ['https://other.example.com/openapi/v3/x', '/other', 7, undefined])
    assert.deepEqual(await fetched(index(wrong)), [undefined, undefined]);
});
