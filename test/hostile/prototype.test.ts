// Keys that mean something to JavaScript, and a prototype that someone has changed.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { canonicalJSON, canonicalYAML, json, strictJSON, strictYAML, yaml } from './serializers.ts';

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'toJSON',
  '__defineGetter__',
  '__lookupSetter__',
  'length',
  'then',
  'get',
  'value',
];
const own = Reflect.ownKeys(Object.prototype).length;

afterEach(() => {
  assert.equal(Reflect.ownKeys(Object.prototype).length, own, 'Object.prototype was changed');
  assert.equal(Object.keys(Object.prototype).length, 0);
});

/** A text with the key at every level: unknown fields, maps, structs, raw JSON, metadata, schemas. */
function textWith(name: string): string {
  const key = JSON.stringify(name);
  return `{"apiVersion":"apps/v1","kind":"Deployment",${key}:{"polluted":[{${key}:{"polluted":1}}]},"metadata":{${key}:"m","labels":{"a":"b",${key}:"v"},"annotations":{${key}:"w"},"managedFields":[{"fieldsV1":{${key}:{"polluted":{}}}}]},"spec":{${key}:true,"selector":{"matchLabels":{${key}:"x"}},"template":{"metadata":{},"spec":{"containers":[{"name":"c",${key}:{"polluted":2},"resources":{"limits":{${key}:"1.50"}}}]}}}}`;
}

test('keys of any name are data, through decoding and encoding', () => {
  for (const name of names) {
    const text = textWith(name);
    // `toJSON` as an object is data too; as a function it could not come from a text.
    for (const serializer of [json, yaml]) {
      const { object } = serializer.decode(text);
      assert.deepEqual(JSON.parse(json.encodeToString(object)), JSON.parse(text), name);
      assert.deepEqual(
        JSON.parse(json.encodeToString(yaml.decode(yaml.encodeToString(object)).object)),
        JSON.parse(text),
        name,
      );
      const { spec } = object as unknown as {
        spec: {
          selector: { matchLabels: Record<string, string> };
          template: { spec: { containers: { resources: { limits: Record<string, string> } }[] } };
        };
      };
      assert.ok(Object.hasOwn(spec.selector.matchLabels, name));
      const canonical = canonicalJSON.encodeToString(object);
      assert.ok(canonical.includes(`"matchLabels":{${JSON.stringify(name)}:"x"}`), canonical);
      assert.ok(canonical.includes(`"limits":{${JSON.stringify(name)}:"1500m"}`), canonical);
      assert.ok(canonical.includes(`"labels":{`) && JSON.parse(canonical, undefined).metadata.labels !== undefined);
      assert.equal(
        canonicalJSON.encodeToString(yaml.decode(canonicalYAML.encodeToString(object)).object),
        canonicalJSON.encodeToString(yaml.decode(text).object),
        name,
      );
    }
    for (const serializer of [strictJSON, strictYAML]) {
      assert.throws(
        () => serializer.decode(text),
        (error: { errors?: string[] }) => {
          assert.deepEqual(
            [...error.errors!].sort(),
            [name, `metadata.${name}`, `spec.${name}`, `spec.template.spec.containers[0].${name}`]
              .map((path) => `unknown field ${JSON.stringify(path)}`)
              .sort(),
          );
          return true;
        },
        name,
      );
    }
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  }
});

test('keys that stand twice, under any name', () => {
  for (const name of names) {
    const key = JSON.stringify(name);
    const text = `{"apiVersion":"v1","kind":"ConfigMap","data":{${key}:"1",${key}:"2"}}`;
    assert.equal(Object.entries((json.decode(text).object as { data?: object }).data!)[0]![1], '2');
    assert.throws(() => strictJSON.decode(text), { errors: [`duplicate field "data.${name}"`] });
    assert.throws(
      () => strictYAML.decode(text),
      (error: { errors?: string[] }) => error.errors!.length === 1,
    );
  }
});

test('merging into an object does not touch prototypes', () => {
  const into = { apiVersion: 'v1', kind: 'ConfigMap', data: { a: 'b' } };
  const { object } = json.decode(
    '{"apiVersion":"v1","kind":"ConfigMap","data":{"__proto__":"x"},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":2}}}',
    undefined,
    into,
  );
  assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  assert.deepEqual(Object.entries((object as { data?: object }).data!), [
    ['a', 'b'],
    ['__proto__', 'x'],
  ]);
});

test('an enumerable property of Object.prototype does not leak into objects', () => {
  const texts = [
    '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"labels":{"a":"b"}},"data":null}',
    '{"apiVersion":"v1","kind":"PodList"}',
    '{"apiVersion":"v1","kind":"Pod","spec":{"containers":[{"name":"a","resources":{"limits":{"cpu":"1.50"}}}]}}',
  ];
  const run = (): string[] =>
    texts.flatMap((text) =>
      [json, yaml, strictJSON, strictYAML].flatMap((serializer) => {
        const { object } = serializer.decode(text);
        return [json, yaml, canonicalJSON, canonicalYAML]
          .map((encoder) => encoder.encodeToString(object))
          .concat(Object.keys(object).join());
      }),
    );
  const before = run();
  for (const [name, value] of [
    ['data', { leak: 'x' }],
    ['spec', 'leak'],
    ['metadata', 1],
    ['labels', []],
    ['items', [1]],
    ['kind', 'Leak'],
    ['leak', 'x'],
    ['name', 5],
    ['toJSON', 'x'],
    ['cpu', {}],
  ] as const) {
    const proto = Object.prototype as Record<string, unknown>;
    proto[name] = value;
    try {
      assert.deepEqual(run(), before, name);
    } finally {
      delete proto[name];
    }
  }
});
