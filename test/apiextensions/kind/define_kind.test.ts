import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customResourceValidator, defineKind, type KindOf, kindFromCRD, toCRD } from 'kubetyped/apiextensions';
import { addToGroupVersion } from 'kubetyped/apimachinery/apis/meta/v1';
import { defineListKind } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { parseableType } from 'kubetyped/apimachinery/util/managedfields';

const CronTab = defineKind({
  group: 'example.com',
  version: 'v1',
  kind: 'CronTab',
  schema: {
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
            'x-kubernetes-list-type': 'map',
            'x-kubernetes-list-map-keys': ['name'],
            items: {
              type: 'object',
              required: ['name'],
              properties: { name: { type: 'string' }, weight: { type: 'number' } },
            },
          },
          matrix: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
          secret: { type: 'string', format: 'byte' },
          free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
          open: {
            type: 'object',
            'x-kubernetes-preserve-unknown-fields': true,
            properties: { a: { type: 'string' } },
          },
          maybe: { type: 'integer', nullable: true },
        },
      },
    },
  },
});
type CronTab = KindOf<typeof CronTab>;
const CronTabList = defineListKind(CronTab);

function newScheme(): Scheme {
  const scheme = new Scheme();
  scheme.addKnownTypes(CronTab, CronTab, CronTabList);
  addToGroupVersion(scheme, CronTab);
  return scheme;
}

test('a Kind of a schema is a Kind like the generated ones', () => {
  const tab = new CronTab({ metadata: { name: 'n' }, spec: { schedule: '* * * * *', steps: [{ name: 'a' }] } });
  assert.equal(
    JSON.stringify(tab),
    '{"apiVersion":"example.com/v1","kind":"CronTab","metadata":{"name":"n"},"spec":{"schedule":"* * * * *","steps":[{"name":"a"}]}}',
  );
  assert.equal(tab.getName(), 'n');
  const data: CronTab = { ...tab };
  assert.equal(data.spec?.steps?.[0]?.name, 'a');
  assert.deepEqual(
    [CronTab.resource, CronTab.namespaced, CronTab.apiVersion, CronTab.name, CronTab.definition.singular],
    ['crontabs', true, 'example.com/v1', 'CronTab', 'crontab'],
  );
});

test('serializers read, check and write it', () => {
  const serializer = new Serializer(newScheme());
  const text =
    '{"apiVersion":"example.com/v1","kind":"CronTab","metadata":{"name":"n"},"spec":{"replicas":0,"port":80,"labels":{},"steps":[],"matrix":[[1]],"free":{"x":1},"open":{"b":2},"maybe":null}}';
  const tab = serializer.decode(text).object;
  assert.ok(tab instanceof CronTab);
  assert.equal(serializer.encodeToString(tab), `${text}\n`);
  // What is there stays, empty or not.
  const canonical = new Serializer(newScheme(), { canonical: true }).encodeToString(tab);
  assert.deepEqual(JSON.parse(canonical), JSON.parse(text));
  const bad = text.replace('"replicas":0', '"replicas":"x"');
  assert.throws(() => serializer.decode(bad), {
    path: 'spec.replicas',
    text: 'json: cannot unmarshal string into Go struct field CronTabSpec.spec.replicas of type int32',
  });
  const strict = new YAMLSerializer(newScheme(), { strict: true });
  assert.throws(() => strict.decode('apiVersion: example.com/v1\nkind: CronTab\nspec: {shedule: x, open: {b: 1}}\n'), {
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

test('server-side apply merges lists as the schema says, whatever other Kinds have a field of that name', () => {
  const Other = defineKind({
    group: 'example.com',
    version: 'v1',
    kind: 'Other',
    schema: {
      type: 'object',
      properties: { spec: { type: 'object', properties: { names: { type: 'array', items: { type: 'string' } } } } },
    },
  });
  const [tab, other] = [parseableType(CronTab), parseableType(Other)];
  assert.equal(
    other
      .fromUnstructured({ spec: { names: ['a'] } })
      .toFieldSet()
      .toString(),
    '.spec.names',
  );
  assert.match(
    tab
      .fromUnstructured({ spec: { steps: [{ name: 'a', weight: 1 }] } })
      .toFieldSet()
      .toString(),
    /\.spec\.steps\[name="a"\]\.weight/,
  );
});

test('a Kind of a definition that is known only at run time', () => {
  const definition = toCRD(CronTab);
  const Kind = kindFromCRD(definition, 'v1');
  const object = new Kind({ metadata: { name: 'n' }, spec: { replicas: 1 } });
  assert.deepEqual(JSON.parse(JSON.stringify(object)), {
    apiVersion: 'example.com/v1',
    kind: 'CronTab',
    metadata: { name: 'n' },
    spec: { replicas: 1 },
  });
  assert.deepEqual(JSON.parse(JSON.stringify(toCRD(Kind))), JSON.parse(JSON.stringify(definition)));
  assert.deepEqual(customResourceValidator(definition).validate({ ...object }).errors, []);
  assert.throws(() => kindFromCRD(definition, 'v2'), { name: 'RangeError', message: /no version "v2"/ });
  // Without a schema, objects may have any fields.
  delete definition.spec.versions[0]!.schema;
  const Any = kindFromCRD(definition, 'v1');
  assert.deepEqual(Any.definition.schema, { type: 'object', 'x-kubernetes-preserve-unknown-fields': true });
  assert.deepEqual([Any.name, Object.getOwnPropertyDescriptor(Any, 'name')?.writable], ['CronTab', false]);
});

test('keywords that no schema has are refused, also where the compiler does not look', () => {
  const define = (schema: object) => () =>
    // As a JavaScript program would.
    Reflect.apply(defineKind, undefined, [{ group: 'example.com', version: 'v1', kind: 'Foo', schema }]);
  assert.throws(define({ type: 'object', properties: { spec: { type: 'object', propertis: {} } } }), {
    code: 'ERR_KIND_DEFINITION',
    faults: ['schema: unknown field "properties.spec.propertis"'],
  });
  assert.throws(define({ type: 'object', properties: { a: { type: 'string', minLength: 'x' } } }), {
    code: 'ERR_KIND_DEFINITION',
    message: /^Foo can't be defined: .*minLength/,
  });
});
