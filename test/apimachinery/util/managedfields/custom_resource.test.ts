import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { newCustomResourceTypeConverter, newDefaultCRDFieldManager } from 'kubetyped/apimachinery/util/managedfields';

const string = { type: 'string' };

function definition(openAPIV3Schema?: object): Parameters<typeof newCustomResourceTypeConverter>[0] {
  return {
    spec: {
      group: 'example.com',
      names: { kind: 'Widget' },
      versions: [{ name: 'v1', ...(openAPIV3Schema === undefined ? {} : { schema: { openAPIV3Schema } }) }],
    },
  };
}

function fieldsOf(schema: object | undefined, object: object): unknown {
  const config = { apiVersion: 'example.com/v1', kind: 'Widget', ...object };
  return newCustomResourceTypeConverter(definition(schema))
    .objectToTyped(config as RuntimeObject)
    .toFieldSet()
    .toJSON();
}

test('every object has metadata as built-in ones have', () => {
  const object = {
    metadata: { name: 'x', finalizers: ['a'], ownerReferences: [{ uid: 'u', name: 'n' }] },
    spec: { tags: ['t'] },
  };
  const spec = {
    type: 'object',
    properties: { tags: { type: 'array', items: string, 'x-kubernetes-list-type': 'set' } },
  };
  assert.deepEqual(fieldsOf({ type: 'object', properties: { spec } }, object), {
    'f:apiVersion': {},
    'f:kind': {},
    'f:metadata': { 'f:finalizers': { 'v:"a"': {} }, 'f:name': {}, 'f:ownerReferences': { 'k:{"uid":"u"}': {} } },
    'f:spec': { 'f:tags': { 'v:"t"': {} } },
  });
});

test('objects within objects have metadata too', () => {
  const template = {
    type: 'object',
    'x-kubernetes-embedded-resource': true,
    properties: { data: { type: 'object', additionalProperties: string } },
  };
  const schema = {
    type: 'object',
    properties: {
      spec: {
        type: 'object',
        properties: {
          templates: {
            type: 'array',
            'x-kubernetes-list-type': 'map',
            'x-kubernetes-list-map-keys': ['kind'],
            items: template,
          },
        },
      },
    },
  };
  const object = { spec: { templates: [{ kind: 'K', metadata: { finalizers: ['a'] }, data: { a: 'b' } }] } };
  assert.deepEqual((fieldsOf(schema, object) as { 'f:spec': object })['f:spec'], {
    'f:templates': {
      'k:{"kind":"K"}': {
        '.': {},
        'f:data': { 'f:a': {} },
        'f:kind': {},
        'f:metadata': { 'f:finalizers': { 'v:"a"': {} } },
      },
    },
  });
});

test('a version without a schema is unknown, and so is another version', () => {
  assert.deepEqual(fieldsOf(undefined, { spec: { tags: ['t'] } }), {
    'f:apiVersion': {},
    'f:kind': {},
    'f:spec': { '.': {}, 'f:tags': {} },
  });
  const types = newCustomResourceTypeConverter(definition());
  assert.throws(() => types.objectToTyped({ apiVersion: 'example.com/v2', kind: 'Widget' }), {
    code: 'ERR_NO_CORRESPONDING_TYPE',
    message: 'no corresponding type for example.com/v2, Kind=Widget',
  });
});

test('defaults of keys tell items apart', () => {
  const part = { type: 'object', properties: { name: string, kind: { type: 'string', default: 'wheel' } } };
  const schema = {
    type: 'object',
    properties: {
      parts: {
        type: 'array',
        items: part,
        'x-kubernetes-list-type': 'map',
        'x-kubernetes-list-map-keys': ['name', 'kind'],
      },
    },
  };
  const fields = newDefaultCRDFieldManager(newCustomResourceTypeConverter(definition(schema)), {
    group: 'example.com',
    version: 'v1',
    kind: 'Widget',
  });
  const widget = (parts: object[]): RuntimeObject =>
    ({ apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name: 'x' }, parts }) as RuntimeObject;
  const live = fields.apply({ apiVersion: 'example.com/v1', kind: 'Widget' }, widget([{ name: 'a' }]), 'one');
  const both = fields.apply(
    live,
    widget([
      { name: 'a', kind: 'wheel' },
      { name: 'a', kind: 'bolt' },
    ]),
    'two',
    { force: true },
  ) as { parts?: object[] };
  assert.deepEqual(both.parts, [
    { name: 'a', kind: 'wheel' },
    { name: 'a', kind: 'bolt' },
  ]);
});

test('a schema that is not structural is reported', () => {
  assert.throws(
    () => newCustomResourceTypeConverter(definition({ type: 'object', properties: { a: { type: 'array' } } })),
    { code: 'ERR_SMD_SCHEMA' },
  );
});

test('schemas may be nested in 500 levels', () => {
  const nested = (levels: number): object => {
    let schema: object = { type: 'string' };
    for (let level = 0; level < levels; level++) schema = { type: 'object', properties: { a: schema } };
    return schema;
  };
  assert.doesNotThrow(() => newCustomResourceTypeConverter(definition(nested(500))));
  assert.throws(() => newCustomResourceTypeConverter(definition(nested(501))), /more than 500 levels of schemas/);
});
