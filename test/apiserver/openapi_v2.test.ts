// OpenAPI documents of version 2: as JSON, and as Protobuf read by an independent parser.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { startTestServer } from 'kubetyped/apiserver/testing';
import protobuf from 'protobufjs';
import { goModule } from '../differential/go_oracle.ts';
import { type Answer, send } from './client.ts';
import { customDefinition } from './random_custom_requests.ts';

const CRDS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
const PROTOBUF = 'application/com.github.proto-openapi.spec.v2@v1.0+protobuf';

interface JSONObject {
  readonly [name: string]: unknown;
}

function objectOf(value: unknown): JSONObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The names and values of `NamedSchema` and its kin. */
function named(list: unknown, of: (value: JSONObject) => unknown): JSONObject {
  return Object.fromEntries(
    listOf(list).map((each) => [objectOf(each)['name'], of(objectOf(objectOf(each)['value']))]),
  );
}

/** The JSON that a message of openapi.v2 stands for, as its names differ. */
function schemaOf(message: JSONObject): JSONObject {
  const {
    _ref,
    required,
    enum: values,
    additionalProperties,
    type,
    items,
    properties,
    vendorExtension,
    ...rest
  } = message;
  const any = (value: unknown): unknown => JSON.parse(String(objectOf(value)['yaml']));
  const additional = objectOf(additionalProperties);
  return {
    ...rest,
    ...(_ref !== undefined && { $ref: _ref }),
    ...(rest['default'] !== undefined && { default: any(rest['default']) }),
    ...(required !== undefined && { required }),
    ...(values !== undefined && { enum: listOf(values).map(any) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: additional['schema'] ? schemaOf(objectOf(additional['schema'])) : additional['boolean'],
    }),
    ...(type !== undefined && { type: listOf(objectOf(type)['value'])[0] }),
    ...(items !== undefined && { items: schemaOf(objectOf(listOf(objectOf(items)['schema'])[0])) }),
    ...(properties !== undefined && { properties: named(objectOf(properties)['additionalProperties'], schemaOf) }),
    ...named(vendorExtension, anyOf),
  };
}

function anyOf(value: JSONObject): unknown {
  return JSON.parse(String(value['yaml']));
}

function parameterOf(message: unknown): JSONObject {
  const { bodyParameter, nonBodyParameter } = objectOf(objectOf(message)['parameter']);
  if (bodyParameter !== undefined) {
    const { schema, ...rest } = objectOf(bodyParameter);
    return { ...rest, schema: schemaOf(objectOf(objectOf(schema))) };
  }
  return objectOf(Object.values(objectOf(nonBodyParameter))[0]);
}

function operationOf({ vendorExtension, responses, parameters, ...rest }: JSONObject): JSONObject {
  return {
    ...rest,
    ...(parameters !== undefined && { parameters: listOf(parameters).map(parameterOf) }),
    responses: named(objectOf(responses)['responseCode'], ({ response }) => {
      const { schema, ...others } = objectOf(response);
      return { ...others, ...(schema !== undefined && { schema: schemaOf(objectOf(objectOf(schema)['schema'])) }) };
    }),
    ...named(vendorExtension, anyOf),
  };
}

function pathOf({ parameters, ...operations }: JSONObject): JSONObject {
  return {
    ...Object.fromEntries(Object.entries(operations).map(([method, each]) => [method, operationOf(objectOf(each))])),
    ...(parameters !== undefined && { parameters: listOf(parameters).map(parameterOf) }),
  };
}

test('the Protobuf says what the JSON says', async (t) => {
  const models = goModule('github.com/google/gnostic-models');
  if (models === undefined) return t.skip('NOT READ BY AN INDEPENDENT PARSER: set KUBETYPED_GO=1');
  await using api = await startTestServer();
  await send(api.server, 'POST', CRDS, customDefinition('zoo.example.com'));
  const { json, headers } = await until(
    () => send(api.server, 'GET', '/openapi/v2'),
    isServed('com.example.zoo.v1.Widget'),
  );
  assert.equal(headers['Content-Type'], 'application/json');
  const response = await api.server.handle({ method: 'GET', url: '/openapi/v2', headers: { accept: PROTOBUF } });
  assert.equal(response.headers['Content-Type'], 'application/com.github.proto-openapi.spec.v2.v1.0+protobuf');
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body) chunks.push(chunk);
  const Document = protobuf.loadSync(join(models, 'openapiv2/OpenAPIv2.proto')).lookupType('openapi.v2.Document');
  const read = objectOf(Document.toObject(Document.decode(Buffer.concat(chunks)), { longs: Number }));
  const { paths, definitions, security, securityDefinitions, ...rest } = read;
  const made = {
    ...rest,
    security: listOf(security).map((each) =>
      named(objectOf(each)['additionalProperties'], ({ value }) => listOf(value)),
    ),
    securityDefinitions: named(
      objectOf(securityDefinitions)['additionalProperties'],
      ({ apiKeySecurity }) => apiKeySecurity,
    ),
    paths: named(objectOf(paths)['path'], pathOf),
    definitions: named(objectOf(definitions)['additionalProperties'], schemaOf),
  };
  assert.ok(Object.keys(made.definitions).length > 500);
  // Numbers of messages have no presence: a limit of 0 is none in Protobuf, in Go as well.
  const withoutZeros = JSON.parse(JSON.stringify(json), (name, value) =>
    /^m(?:in|ax)/.test(name) && value === 0 ? undefined : value,
  );
  assert.deepEqual(JSON.parse(JSON.stringify(made)), withoutZeros);
  return undefined;
});

test('it is sent once, gzipped where that is wanted, and anew when the resources change', async () => {
  await using api = await startTestServer();
  const first = await send(api.server, 'GET', '/openapi/v2');
  const { ETag } = first.headers;
  const again = await send(api.server, 'GET', '/openapi/v2', undefined, { 'if-none-match': String(ETag) });
  assert.equal(again.status, 304);
  const small = await send(api.server, 'GET', '/openapi/v2', undefined, { 'accept-encoding': 'gzip' });
  assert.equal(small.headers['Content-Encoding'], 'gzip');
  await send(api.server, 'POST', CRDS, customDefinition('zoo.example.com'));
  const { headers, json } = await until(
    () => send(api.server, 'GET', '/openapi/v2'),
    isServed('com.example.zoo.v1.Widget'),
  );
  assert.notEqual(headers['ETag'], ETag);
  assert.deepEqual(json.definitions['com.example.zoo.v1.WidgetList'].required, ['items']);
});

test('every reference leads to a definition, and no keyword is one that version 2 lacks', async () => {
  await using api = await startTestServer();
  const { json, text } = await send(api.server, 'GET', '/openapi/v2');
  for (const [, name = ''] of text.matchAll(/"\$ref":"#\/definitions\/([^"]+)"/g))
    assert.ok(Object.hasOwn(json.definitions, name), name);
  assert.doesNotMatch(text, /#\/components|"(?:oneOf|anyOf)":\[|"requestBody"|"nullable":true/);
  const definition = (name: string) => json.definitions[name];
  assert.deepEqual(definition('io.k8s.apimachinery.pkg.api.resource.Quantity').type, 'string');
  assert.deepEqual(definition('io.k8s.apimachinery.pkg.util.intstr.IntOrString'), {
    type: 'string',
    format: 'int-or-string',
  });
  assert.equal(definition('io.k8s.api.core.v1.Pod').properties.spec.$ref, '#/definitions/io.k8s.api.core.v1.PodSpec');
  const { get, post } = json.paths['/api/v1/namespaces/{namespace}/pods'];
  const types = ['application/json', 'application/vnd.kubernetes.protobuf', 'application/yaml'];
  assert.deepEqual(post.produces.toSorted(), types);
  const streams = types.slice(0, 2).map((type) => `${type};stream=watch`);
  assert.deepEqual(get.produces.toSorted(), [...types, ...streams].sort());
  assert.deepEqual(get.consumes, ['*/*']);
  const kinds = definition('io.k8s.apimachinery.pkg.apis.meta.v1.DeleteOptions')['x-kubernetes-group-version-kind'];
  assert.deepEqual(kinds[0], { group: '', kind: 'DeleteOptions', version: 'v1' });
  assert.ok(kinds.some(({ group }: { group: string }) => group === 'apps'));
});

function isServed(name: string): (answer: Answer) => boolean {
  return ({ json }) => Object.hasOwn(json.definitions, name);
}

async function until<T>(ask: () => Promise<T>, isSo: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 150; tries++) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return assert.fail('it did not come');
}

test('nothing is said of custom resources that may hold anything, and types without fields have no properties', async () => {
  await using api = await startTestServer();
  const schema = { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } };
  await send(api.server, 'POST', CRDS, {
    metadata: { name: 'boxes.example.com' },
    spec: {
      group: 'example.com',
      scope: 'Cluster',
      names: { plural: 'boxes', kind: 'Box' },
      versions: [{ name: 'v1', served: true, storage: true, schema }],
    },
  });
  await eventually(async () => {
    const { json } = await send(api.server, 'GET', '/openapi/v2');
    const gvk = [{ group: 'example.com', kind: 'Box', version: 'v1' }];
    const wanted = { type: 'object', 'x-kubernetes-group-version-kind': gvk };
    assert.deepEqual(json.definitions['com.example.v1.Box'], wanted);
  });
  const { json } = await send(api.server, 'GET', '/openapi/v3/apis/apiextensions.k8s.io/v1');
  const { components } = json as { components: { schemas: Record<string, { properties?: object }> } };
  const empty = Object.entries(components.schemas).filter(
    ([, { properties }]) => properties !== undefined && Object.keys(properties).length === 0,
  );
  assert.deepEqual(empty, [], 'Go drops them when it reads the document');
});

async function eventually(check: () => Promise<void>): Promise<void> {
  for (let left = 100; ; left--)
    try {
      return await check();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
}
