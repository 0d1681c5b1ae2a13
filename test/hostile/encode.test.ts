// Objects that a program built, not a decoder.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from 'kubetyped';
import { ConfigMap } from 'kubetyped/api/core/v1';
import type { RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { canonicalJSON, canonicalYAML, errorOf, json, survives, yaml } from './serializers.ts';

const encoders: Readonly<Record<string, (object: RuntimeObject) => string>> = {
  json: (object) => json.encodeToString(object),
  yaml: (object) => yaml.encodeToString(object),
  canonicalJSON: (object) => canonicalJSON.encodeToString(object),
  canonicalYAML: (object) => canonicalYAML.encodeToString(object),
  rootJSON: (object) => encode(object, { format: 'json' }),
  rootYAML: (object) => encode(object, { format: 'yaml' }),
};
const configMap = (rest: object): RuntimeObject => ({ apiVersion: 'v1', kind: 'ConfigMap', ...rest });

test('cycles are refused', () => {
  const inMap: Record<string, unknown> = {};
  inMap['self'] = inMap;
  const schema: Record<string, unknown> = {};
  schema['not'] = schema;
  const list: unknown[] = [];
  list.push(list);
  const objects = [
    configMap({ data: inMap }),
    configMap({ metadata: { managedFields: [{ fieldsV1: inMap }] } }),
    { apiVersion: 'apps/v1', kind: 'ControllerRevision', data: list },
    {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      spec: { versions: [{ schema: { openAPIV3Schema: schema } }] },
    },
  ];
  for (const object of objects) {
    for (const [name, write] of Object.entries(encoders)) {
      survives(() => assert.equal(write(object), 'never', 'written'), name);
      assert.match(
        errorOf(() => write(object)),
        /^ERR_ENCODE: the object can't be encoded: |^ERR_YAML: yaml: exceeded max depth of 10000/,
        name,
      );
    }
  }
});

test('what is not an object is refused', () => {
  for (const [value, message] of [
    [null, 'null is'],
    [undefined, 'a undefined is'],
    ['x', 'a string is'],
    [1, 'a number is'],
    [[], 'an array is'],
  ] as const) {
    for (const write of Object.values(encoders))
      assert.equal(
        errorOf(() => write(value as never)),
        `ERR_ENCODE: ${message} not an object of a kind`,
      );
  }
});

test("canonical encoding needs a kind that is known, the other doesn't", () => {
  assert.match(
    errorOf(() => canonicalJSON.encodeToString({})),
    /^ERR_MISSING_KIND: /,
  );
  assert.match(
    errorOf(() => canonicalJSON.encodeToString({ kind: 'ConfigMap' })),
    /^ERR_MISSING_VERSION: /,
  );
  assert.match(
    errorOf(() => canonicalJSON.encodeToString({ apiVersion: 'v9', kind: 'ConfigMap' })),
    /^ERR_NOT_REGISTERED: /,
  );
  assert.equal(json.encodeToString({ apiVersion: 'v9', kind: 'Foo' }), '{"apiVersion":"v9","kind":"Foo"}\n');
});

test('bigint is an integer', () => {
  const object = configMap({ metadata: { generation: 2n ** 63n - 1n }, unknown: [1n] });
  assert.equal(
    json.encodeToString(object),
    '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"generation":9223372036854775807},"unknown":[1]}\n',
  );
  assert.equal(
    canonicalJSON.encodeToString(object),
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"generation":9223372036854775807}}\n',
  );
  assert.equal(
    yaml.encodeToString(object),
    'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  generation: 9223372036854775807\nunknown:\n- 1\n',
  );
});

test('undefined is absent', () => {
  const object = configMap({ data: { a: undefined, b: 'c' }, immutable: undefined, metadata: undefined });
  for (const write of Object.values(encoders)) assert.doesNotMatch(write(object), /undefined|\ba\b|immutable/);
  assert.equal(
    canonicalJSON.encodeToString(object),
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{},"data":{"b":"c"}}\n',
  );
});

test('NaN and infinity are refused where the type is known', () => {
  for (const value of [NaN, Infinity, -Infinity]) {
    const object = { apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: value } } as RuntimeObject;
    for (const name of ['canonicalJSON', 'canonicalYAML', 'yaml'])
      assert.match(
        errorOf(() => encoders[name]!(object)),
        /^ERR_(?:ENCODE|YAML): .*unsupported value/,
        name,
      );
  }
});

test('Map, Set, functions, symbols and dates do not crash', () => {
  for (const value of [
    new Map([['a', 'b']]),
    new Set(['a']),
    () => 1,
    Symbol('a'),
    new Date(0),
    /a/,
    new Uint8Array(3),
    new (class {
      x = 1;
    })(),
    Object(1n),
    new Proxy({}, {}),
  ]) {
    for (const object of [
      configMap({ data: value }),
      configMap({ data: { a: value } }),
      configMap({ binaryData: { a: value } }),
      configMap({ unknown: value }),
      configMap({
        metadata: { creationTimestamp: value, finalizers: [value], managedFields: [{ time: value, fieldsV1: value }] },
      }),
    ]) {
      for (const [name, write] of Object.entries(encoders))
        survives(() => write(object), `${name} of a ${Object.prototype.toString.call(value)}`);
    }
  }
});

test('half surrogate pairs become U+FFFD in canonical text', () => {
  const object = configMap({ data: { '\ud83d': '\ude00', 'a\\ud83d': '\ud83d\ude00' } });
  assert.equal(
    canonicalJSON.encodeToString(object),
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{},"data":{"a\\\\ud83d":"\u{1f600}","\ufffd":"\ufffd"}}\n',
  );
  for (const write of Object.values(encoders)) assert.ok(new TextEncoder().encode(write(object)).length > 0);
});

test('frozen objects and objects without a prototype are written and left alone', () => {
  const frozen = Object.freeze(
    configMap({
      data: Object.freeze({ b: '1', a: '2' }),
      metadata: Object.freeze({ labels: Object.freeze({ z: '1', y: '2' }) }),
    }),
  );
  const before = JSON.stringify(frozen);
  const bare = Object.assign(Object.create(null), {
    ...frozen,
    data: Object.assign(Object.create(null), frozen['data' as never]),
  }) as RuntimeObject;
  for (const write of Object.values(encoders)) assert.equal(write(bare), write(frozen));
  assert.equal(JSON.stringify(frozen), before);
  assert.equal(
    canonicalJSON.encodeToString(frozen),
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"labels":{"y":"2","z":"1"}},"data":{"a":"2","b":"1"}}\n',
  );
});

test('a property that is computed is a property', () => {
  let reads = 0;
  const lazy = configMap({});
  Object.defineProperty(lazy, 'data', {
    enumerable: true,
    get() {
      reads++;
      return { a: 'b' };
    },
  });
  for (const write of Object.values(encoders)) {
    reads = 0;
    assert.match(write(lazy), /data/);
    assert.ok(reads > 0);
  }
  const throwing = configMap({});
  Object.defineProperty(throwing, 'data', {
    enumerable: true,
    get() {
      throw new Error('no');
    },
  });
  for (const write of Object.values(encoders))
    assert.equal(
      errorOf(() => write(throwing)),
      `ERR_ENCODE: the object can't be encoded: no`,
    );
});

test('a key named toJSON is data', () => {
  const object = configMap({ data: { toJSON: 'x', toString: 'y', valueOf: 'z' } });
  for (const write of Object.values(encoders)) assert.match(write(object), /toJSON/);
  assert.equal(
    json.encodeToString(json.decode(json.encodeToString(object)).object),
    '{"apiVersion":"v1","kind":"ConfigMap","data":{"toJSON":"x","toString":"y","valueOf":"z"},"metadata":{}}\n',
  );
});

test('an instance and a plain object are written alike', () => {
  const plain = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' }, data: { b: 'c' } } as const;
  for (const write of Object.values(encoders))
    assert.equal(write(new ConfigMap({ metadata: { name: 'a' }, data: { b: 'c' } })), write(plain));
});
