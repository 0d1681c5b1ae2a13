import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addToGroupVersion } from 'kubetyped/apimachinery/apis/meta/v1';
import { defineKind, defineListKind, schemaFields } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';

const schema = {
  type: 'object',
  properties: {
    apiVersion: { type: 'string' },
    kind: { type: 'string' },
    metadata: { type: 'object' },
    spec: {
      type: 'object',
      properties: {
        schedule: { type: 'string' },
        replicas: { type: 'integer', format: 'int32' },
        port: { 'x-kubernetes-int-or-string': true },
        labels: { type: 'object', additionalProperties: { type: 'string' } },
        steps: {
          type: 'array',
          items: { type: 'object', properties: { name: { type: 'string' }, weight: { type: 'number' } } },
        },
        matrix: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
        secret: { type: 'string', format: 'byte' },
        free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
      },
    },
  },
};

interface CronTabFields {
  spec?: { schedule?: string; replicas?: number; steps?: { name?: string }[] };
}

const CronTab = defineKind<CronTabFields>({
  group: 'example.com',
  version: 'v1',
  kind: 'CronTab',
  plural: 'crontabs',
  namespaced: true,
  fields: schemaFields(schema),
});
const CronTabList = defineListKind(CronTab);

function newScheme(): Scheme {
  const scheme = new Scheme();
  scheme.addKnownTypes(CronTab, CronTab, CronTabList);
  addToGroupVersion(scheme, CronTab);
  return scheme;
}

test('a kind defined at run time is a Kind like the generated ones', () => {
  const tab = new CronTab({ metadata: { name: 'n' }, spec: { schedule: '* * * * *', steps: [{ name: 'a' }] } });
  assert.equal(
    JSON.stringify(tab),
    '{"apiVersion":"example.com/v1","kind":"CronTab","metadata":{"name":"n"},"spec":{"schedule":"* * * * *","steps":[{"name":"a"}]}}',
  );
  assert.equal(tab.getName(), 'n');
  assert.equal(tab.spec?.steps?.[0]?.name, 'a');
  assert.equal(CronTab.resource, 'crontabs');
  assert.equal(CronTab.name, 'CronTab');
});

test('serializers read, check and write it', () => {
  const serializer = new Serializer(newScheme());
  const text =
    '{"apiVersion":"example.com/v1","kind":"CronTab","metadata":{"name":"n"},"spec":{"replicas":0,"port":80,"labels":{},"steps":[],"matrix":[[1]],"free":{"x":1}}}';
  const tab = serializer.decode(text).object;
  assert.ok(tab instanceof CronTab);
  assert.equal(serializer.encodeToString(tab), `${text}\n`);
  // What is there stays, empty or not.
  const canonical = new Serializer(newScheme(), { canonical: true }).encodeToString(tab);
  assert.deepEqual(JSON.parse(canonical), JSON.parse(text));
  const bad = text.replace('"replicas":0', '"replicas":"x"');
  assert.throws(() => serializer.decode(bad), {
    path: 'spec.replicas',
    text: 'json: cannot unmarshal string into Go struct field Spec.spec.replicas of type int32',
  });
  const strict = new YAMLSerializer(newScheme(), { strict: true });
  assert.throws(() => strict.decode('apiVersion: example.com/v1\nkind: CronTab\nspec: {shedule: x}\n'), {
    errors: ['unknown field "spec.shedule"'],
  });
});

test('and lists of it', () => {
  const list = new Serializer(newScheme()).decode(
    '{"apiVersion":"example.com/v1","kind":"CronTabList","metadata":{},"items":[{"metadata":{"name":"a"}}]}',
  ).object;
  assert.ok(list instanceof CronTabList);
  const [item] = list.items;
  assert.ok(item instanceof CronTab);
  assert.equal(item.getName(), 'a');
  assert.equal(item.kind, 'CronTab');
});
