// OpenAPI documents of version 2 as Protobuf: the bytes that scripts/go/openapiprotobuf makes of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type JSONObject, objectOf } from '#src/apiserver/endpoints/openapi/document_v2';
import { openAPIV2Protobuf } from '#src/apiserver/endpoints/openapi/protobuf_v2';

interface Row {
  readonly name: string;
  readonly document: JSONObject;
  readonly protobuf: string;
}

const rows = readFileSync(new URL('vectors/openapi-protobuf.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line));

test('documents have the bytes that Go gives them', () => {
  for (const { name, document, protobuf } of rows)
    assert.equal(Buffer.from(openAPIV2Protobuf(document)).toString('hex'), protobuf, name);
  assert.ok(rows.length > 150);
});

test('values of another type than their field are left out', () => {
  const { document, protobuf } = rows.find(({ name }) => name === 'type string')!;
  const wrong = {
    required: [1, null, {}],
    maxLength: '7',
    minimum: true,
    uniqueItems: 'yes',
    title: 1,
    description: {},
  };
  const { A } = objectOf(document['definitions']);
  const bytes = openAPIV2Protobuf({ ...document, definitions: { A: { ...objectOf(A), ...wrong } } });
  assert.equal(Buffer.from(bytes).toString('hex'), protobuf);
});
