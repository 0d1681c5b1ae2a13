// Values that their fields can't hold.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DecodeError, KindClass } from 'kubetyped/apimachinery/runtime';
import { INLINE, LIST, MAP, type Struct } from 'kubetyped/engine';
import { ALL } from '../some_of.ts';
import {
  canonicalJSON,
  canonicalYAML,
  decoders,
  errorOf,
  json,
  scheme,
  strictJSON,
  survives,
  yaml,
} from './serializers.ts';

/** Every kind of JSON value, and every number that is an edge for some type. */
const values = [
  'null',
  'true',
  'false',
  '""',
  '"a"',
  '"1"',
  '0',
  '-1',
  '1',
  '1.0',
  '1.5',
  '1e3',
  '-0',
  '2147483647',
  '2147483648',
  '-2147483648',
  '-2147483649',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775808',
  '-9223372036854775809',
  '1e400',
  '{}',
  '[]',
  '{"a":1}',
  '{"__proto__":{"a":1}}',
  '[null]',
  '[1,"a",{},[]]',
  '{"a":{"b":[{"c":null}]}}',
  '[[[[]]]]',
];

/** JSON around a place for every field of a struct, one level into its structs. */
function* placesOf(
  struct: Struct,
  levels: number,
  before: string,
  after: string,
): Generator<[before: string, after: string]> {
  for (const [name, type, flags] of struct.fields) {
    const inner = type;
    const isStruct = typeof inner === 'object' || typeof inner === 'function' ? 'fields' in (inner as object) : false;
    if ((flags & INLINE) !== 0) {
      yield* placesOf(inner as Struct, levels, before, after);
      continue;
    }
    if (name === 'kind' || name === 'apiVersion') continue;
    const key = `${before}${JSON.stringify(name)}:`;
    yield [key, after];
    const [open, close] = (flags & LIST) !== 0 ? ['[', ']'] : (flags & MAP) !== 0 ? ['{"k":', '}'] : ['', ''];
    if (open !== '') yield [`${key}${open}`, `${close}${after}`];
    if (isStruct && levels > 0) yield* placesOf(inner as Struct, levels - 1, `${key}${open}{`, `}${close}${after}`);
  }
}

test('every kind of value in every field', () => {
  let places = 0;
  let refused = 0;
  const seen = new Set<KindClass>();
  for (const [gvk, type] of scheme.allKnownTypes()) {
    if (seen.has(type)) continue;
    seen.add(type);
    const start = `{"apiVersion":${JSON.stringify(gvk.groupVersion().toString())},"kind":${JSON.stringify(gvk.kind)},`;
    for (const [before, after] of placesOf(type, 2, start, '}')) {
      places++;
      // All values in all places take minutes: each place gets some of them, in turn.
      for (const turn of ALL ? [0, 1, 2, 3, 4] : [places % 5]) {
        const text = before + values[(places * 5 + turn) % values.length]! + after;
        const serializer = turn === 0 ? yaml : turn === 1 ? strictJSON : json;
        try {
          const { object } = serializer.decode(text);
          canonicalJSON.encodeToString(object);
          json.encodeToString(object);
          if (turn === 0) canonicalYAML.encodeToString(object);
        } catch (error) {
          refused++;
          const { code, message, path } = error as DecodeError;
          assert.ok(code === 'ERR_DECODE' || code === 'ERR_STRICT_DECODING', `${text}: ${(error as Error).stack}`);
          if (code !== 'ERR_DECODE') continue;
          // A number that is too large is refused wherever it is, without a place.
          assert.ok(path !== '' || /1e400/.test(text), `${text}: ${message}`);
          assert.ok(message.startsWith(path), message);
        }
      }
    }
  }
  assert.ok(places > 10_000 && refused > (ALL ? places : places / 5), `${places} places, ${refused} refused`);
  assert.equal(Object.keys(Object.prototype).length, 0);
});

const pod = (spec: string): string => `{"apiVersion":"v1","kind":"Pod","spec":${spec}}`;
const quota = (quantity: string): string =>
  `{"apiVersion":"v1","kind":"ResourceQuota","spec":{"hard":{"cpu":${quantity}}}}`;
const schema = (text: string): string =>
  `{"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition","spec":{"versions":[{"schema":{"openAPIV3Schema":${text}}}]}}`;
const quantitySyntax = `quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'`;

/** What one wrong value each leads to: the path, then Go's words. */
const messages: [text: string, message: string][] = [
  [pod('"x"'), 'spec: json: cannot unmarshal string into Go struct field Pod.spec of type v1.PodSpec'],
  [
    pod('{"containers":{}}'),
    'spec.containers: json: cannot unmarshal object into Go struct field PodSpec.spec.containers of type []v1.Container',
  ],
  [
    pod('{"containers":[1]}'),
    'spec.containers[0]: json: cannot unmarshal number into Go struct field PodSpec.spec.containers of type v1.Container',
  ],
  [
    pod('{"containers":[{"name":"a"},{"ports":[{"containerPort":"80"}]}]}'),
    'spec.containers[1].ports[0].containerPort: json: cannot unmarshal string into Go struct field ContainerPort.spec.containers.ports.containerPort of type int32',
  ],
  [
    pod('{"priority":2147483648}'),
    'spec.priority: json: cannot unmarshal number 2147483648 into Go struct field PodSpec.spec.priority of type int32',
  ],
  [
    pod('{"priority":-2147483649}'),
    'spec.priority: json: cannot unmarshal number -2147483649 into Go struct field PodSpec.spec.priority of type int32',
  ],
  [
    pod('{"priority":1.0}'),
    'spec.priority: json: cannot unmarshal number 1.0 into Go struct field PodSpec.spec.priority of type int32',
  ],
  [
    pod('{"priority":1e3}'),
    'spec.priority: json: cannot unmarshal number 1e3 into Go struct field PodSpec.spec.priority of type int32',
  ],
  [
    pod('{"activeDeadlineSeconds":9223372036854775808}'),
    'spec.activeDeadlineSeconds: json: cannot unmarshal number 9223372036854775808 into Go struct field PodSpec.spec.activeDeadlineSeconds of type int64',
  ],
  [
    pod('{"hostNetwork":"yes"}'),
    'spec.hostNetwork: json: cannot unmarshal string into Go struct field PodSpec.spec.hostNetwork of type bool',
  ],
  [
    pod('{"nodeSelector":{"a":true}}'),
    'spec.nodeSelector.a: json: cannot unmarshal bool into Go struct field PodSpec.spec.nodeSelector of type string',
  ],
  [
    '{"apiVersion":"v1","kind":"Pod","metadata":{"creationTimestamp":"today"}}',
    `metadata.creationTimestamp: parsing time "today" as "2006-01-02T15:04:05Z07:00": cannot parse "today" as "2006"`,
  ],
  [
    '{"apiVersion":"v1","kind":"Pod","metadata":{"creationTimestamp":1}}',
    'metadata.creationTimestamp: json: cannot unmarshal number into Go struct field ObjectMeta.metadata.creationTimestamp of type string',
  ],
  ['{"apiVersion":"v1","kind":"Secret","data":{"a":"b"}}', 'data.a: illegal base64 data at input byte 0'],
  ['{"apiVersion":"v1","kind":"Secret","data":{"a":"YQ"}}', 'data.a: illegal base64 data at input byte 0'],
  [quota('"1x"'), `spec.hard.cpu: ${quantitySyntax}`],
  [quota('"1e2147483648"'), 'spec.hard.cpu: the exponent of a quantity must be between -10000 and 10000'],
  [quota('true'), `spec.hard.cpu: ${quantitySyntax}`],
  [
    '{"apiVersion":"v1","kind":"Service","spec":{"ports":[{"targetPort":1.5}]}}',
    'spec.ports[0].targetPort: json: cannot unmarshal number 1.5 into Go struct field ServicePort.spec.ports.targetPort of type int32',
  ],
  [
    '{"apiVersion":"v1","kind":"PodList","items":[{"spec":{"containers":null}},{"spec":{"containers":[{"image":1}]}}]}',
    'items[1].spec.containers[0].image: json: cannot unmarshal number into Go struct field Container.items.spec.containers.image of type string',
  ],
  [
    schema('{"additionalProperties":"x"}'),
    'spec.versions[0].schema.openAPIV3Schema.additionalProperties: boolean or JSON schema expected',
  ],
];

test("messages have the path and Go's words", () => {
  for (const [text, message] of messages) {
    assert.equal(
      errorOf(() => json.decode(text)),
      `ERR_DECODE: ${message}`,
      text,
    );
    for (const decode of [decoders['strictJSON']!, decoders['root']!])
      assert.equal(
        errorOf(() => decode(text)),
        `ERR_DECODE: ${message}`,
        text,
      );
  }
});

test("all faults are listed, the first is Go's", () => {
  const text = pod(
    '{"priority":"x","containers":[{"image":1,"ports":[{"containerPort":99999999999}]}],"hostNetwork":1}',
  );
  assert.throws(
    () => json.decode(text),
    (error: DecodeError) => {
      assert.deepEqual(
        error.faults.map((fault) => fault.path),
        ['spec.priority', 'spec.containers[0].image', 'spec.containers[0].ports[0].containerPort', 'spec.hostNetwork'],
      );
      assert.deepEqual(error.faults[2]!.keys, ['spec', 'containers', 0, 'ports', 0, 'containerPort']);
      assert.equal(error.text, error.faults[0]!.text);
      assert.equal(error.path, 'spec.priority');
      return true;
    },
  );
});

test('limits of integers', () => {
  const deployment = (field: string): string => `{"apiVersion":"apps/v1","kind":"Deployment",${field}}`;
  for (const value of ['2147483647', '-2147483648', '0', '-0']) {
    assert.equal(
      Number(
        (json.decode(deployment(`"spec":{"replicas":${value}}`)).object as { spec?: { replicas?: number } }).spec
          ?.replicas,
      ),
      Number(value),
    );
  }
  for (const value of ['9223372036854775807', '-9223372036854775808', '9007199254740993', '-9007199254740993']) {
    for (const serializer of [json, strictJSON, yaml]) {
      const { object } = serializer.decode(deployment(`"metadata":{"generation":${value}}`));
      assert.equal((object as { metadata?: { generation?: unknown } }).metadata?.generation, BigInt(value));
      assert.ok(json.encodeToString(object).includes(`"generation":${value}`));
      assert.ok(canonicalYAML.encodeToString(object).includes(`generation: ${value}\n`));
    }
  }
});

test('an integer with an exponent or a fraction of zeros is refused, whatever the length', () => {
  const message = (number: string): string =>
    `ERR_DECODE: spec.priority: json: cannot unmarshal number ${number} into Go struct field PodSpec.spec.priority of type int32`;
  for (const padding of [0, 5000, 70_000])
    for (const number of ['1e3', '1.0', '1.5'])
      for (const each of [json, strictJSON])
        assert.equal(
          errorOf(() => each.decode(pod(`{"nodeName":"${'x'.repeat(padding)}","priority":${number}}`))),
          message(number),
        );
  // White space before the colon doesn't hide a number.
  assert.equal(
    errorOf(() => json.decode(pod('{"priority" :1e3}'))),
    message('1e3'),
  );
  // In YAML a float is a number like any other.
  assert.equal(
    (yaml.decode('apiVersion: v1\nkind: Pod\nspec: {priority: 1e3}\n').object as { spec?: { priority?: number } }).spec
      ?.priority,
    1000,
  );
});

test('an exponent of a quantity is looked at before it is computed', () => {
  for (const quantity of [
    '"1e2147483648"',
    '"1e-2147483648"',
    '1e2147483648',
    '"1e99999999999999999999"',
    `"${'9'.repeat(100_000)}"`,
  ]) {
    for (const [name, decode] of Object.entries(decoders)) {
      survives(
        () => assert.equal(canonicalJSON.encodeToString(decode(quota(quantity)) as { kind?: string }), '', 'accepted'),
        `${name} ${quantity.slice(0, 30)}`,
      );
    }
  }
});
