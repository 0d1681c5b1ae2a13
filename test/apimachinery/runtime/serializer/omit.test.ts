import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { decode, scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import type { OmitOptions, RuntimeObject, Serializer as RuntimeSerializer } from 'kubetyped/apimachinery/runtime';
import { CodecFactory } from 'kubetyped/apimachinery/runtime/serializer';
import { newCodecFactory } from 'kubetyped/apimachinery/runtime/serializer/all';
import { Serializer as CBOR, withCBOR } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as Protobuf } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { Serializer as YAML } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { codecs, decode as decodeProtobuf, encode as encodeProtobuf } from 'kubetyped/protobuf';
import { objectFiles, readRows } from '../../../conformance/rows.ts';
import { Random } from '../../../differential/random_scalars.ts';
import { randomText } from '../../../engine/json/random_json.ts';
import { oneIn, PART } from '../../../some_of.ts';

const managedFields = [
  { manager: 'a', operation: 'Update', fieldsType: 'FieldsV1', fieldsV1: { 'f:spec': { 'f:x': {} } } },
];
const pod = (name: string): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { managedFields, name, annotations: { 'example.com/é': 'x', b: '"managedFields":[' }, labels: { a: 'b' } },
  spec: { volumes: [{ name: 'v' }], containers: [{ name: 'c', env: [{ name: 'E' }], image: 'i' }, { name: 'd' }] },
});
const list = { apiVersion: 'v1', kind: 'PodList', metadata: {}, items: [pod('p'), pod('q')] };

const formats: Readonly<Record<string, (options: OmitOptions) => RuntimeSerializer>> = {
  JSON: (options) => new JSONSerializer(scheme, options),
  YAML: (options) => new YAML(scheme, options),
  Protobuf: (options) => new Protobuf(scheme, { codecs, ...options }),
  CBOR: (options) => new CBOR(scheme, options),
};
const plain = (object: unknown): unknown => JSON.parse(JSON.stringify(object));

test('managed fields are left out in every format, of objects and of the items of lists', () => {
  for (const [format, make] of Object.entries(formats)) {
    for (const whole of [pod('p'), list]) {
      const data = make({}).encode(make({}).decode(make({}).encode(whole as RuntimeObject)).object);
      const expected = plain(make({}).decode(data).object) as { items?: { metadata: object }[]; metadata: object };
      for (const { metadata } of expected.items ?? [expected])
        delete (metadata as { managedFields?: unknown }).managedFields;
      assert.deepEqual(plain(make({ omitManagedFields: true }).decode(data).object), expected, format);
    }
  }
});

test('fields are left out by their paths', () => {
  const omit = ['metadata.annotations["example.com/é"]', 'spec.volumes', 'spec.containers[*].env', 'status.nothing'];
  for (const [format, make] of Object.entries(formats)) {
    const data = make({}).encode(make({}).decode(make({}).encode(list as RuntimeObject)).object);
    const { items } = plain(make({ omit, omitManagedFields: true }).decode(data).object) as {
      items: { metadata: { annotations: object }; spec: { volumes?: unknown; containers: object[] } }[];
    };
    assert.equal(items.length, 2);
    for (const { metadata, spec } of items) {
      assert.deepEqual(Object.keys(metadata).sort(), ['annotations', 'labels', 'name'], format);
      assert.deepEqual(metadata.annotations, { b: '"managedFields":[' }, format);
      assert.deepEqual(
        [spec.volumes, spec.containers.map((each) => 'env' in each)],
        [undefined, [false, false]],
        format,
      );
    }
  }
});

test('paths of the items of a list stand beside those of all objects', () => {
  const omit = ['items[*].metadata.labels', 'metadata.annotations', 'metadata.resourceVersion'];
  for (const [format, make] of Object.entries(formats)) {
    const whole = { ...list, metadata: { resourceVersion: '1' } };
    const data = make({}).encode(make({}).decode(make({}).encode(whole as RuntimeObject)).object);
    const { items, metadata } = plain(make({ omit, omitManagedFields: true }).decode(data).object) as {
      metadata: object;
      items: { metadata: object }[];
    };
    assert.deepEqual(metadata, {}, format);
    for (const item of items) assert.deepEqual(Object.keys(item.metadata), ['name'], format);
    const one = make({}).encode(make({}).decode(make({}).encode(pod('p') as RuntimeObject)).object);
    const { metadata: own } = plain(make({ omit }).decode(one).object) as { metadata: object };
    assert.ok('labels' in own && !('annotations' in own), format);
  }
});

test('every function that decodes takes the options', async () => {
  const text = JSON.stringify(pod('p'));
  const options = { omitManagedFields: true };
  const bytes = encodeProtobuf(decode(corev1.Pod, text));
  const factory = newCodecFactory(scheme, { codecs, serializers: [withCBOR], ...options });
  const objects = [
    decode(scheme, text, options),
    decode(corev1.Pod, text, options),
    decodeProtobuf(scheme, bytes, options),
    decodeProtobuf(corev1.Pod, bytes, options),
    factory.universalDeserializer().decode(text).object,
    factory.universalDeserializer().decode(bytes).object,
    new CodecFactory(scheme, options).universalDeserializer().decode(text).object,
    new JSONSerializer(scheme, options).decode(text, undefined, new Unstructured()).object,
  ];
  for (const object of objects) {
    const { metadata } = plain(object) as { metadata: { name: string } };
    assert.equal(metadata.name, 'p');
    assert.ok(!('managedFields' in metadata));
  }
  for (const { serializer, strictSerializer } of factory.supportedMediaTypes())
    for (const each of [serializer, strictSerializer])
      if (each !== undefined)
        assert.ok(
          !JSON.stringify(each.decode(serializer.encode(decode(scheme, text))).object).includes('managedFields":[{'),
        );
});

test('in JSON and YAML what is left out is not checked, everything else is', () => {
  const broken = '{"apiVersion":"v1","kind":"Pod","metadata":{"managedFields":[{"time":1, x}],"name":"p"}}';
  assert.throws(() => decode(scheme, broken), /invalid character 'x'/);
  assert.equal(decode(corev1.Pod, broken, { omitManagedFields: true, strict: true }).metadata.name, 'p');
  const twice = broken.replace('[{"time":1, x}]', '[],"managedFields":[{}]');
  assert.throws(() => decode(scheme, twice, { strict: true }), /duplicate field/);
  assert.doesNotThrow(() => decode(scheme, twice, { strict: true, omitManagedFields: true }));
  assert.throws(() => decode(scheme, broken.replace('"p"', '1'), { omitManagedFields: true }), /metadata.name/);
  assert.throws(
    () => decode(scheme, broken.replace('"name":"p"', '"nam":"p"'), { strict: true, omitManagedFields: true }),
    /unknown field "metadata.nam"/,
  );
  assert.doesNotThrow(() =>
    decode(scheme, 'apiVersion: v1\nkind: Pod\nmetadata: {managedFields: 1}\n', {
      strict: true,
      omitManagedFields: true,
    }),
  );
  // Places are those of the whole text.
  const cut = '{"apiVersion":"v1","kind":"Pod","metadata":{"managedFields":[{}],"name":\n  }}';
  assert.throws(
    () => decode(scheme, cut, { omitManagedFields: true }),
    (error: { cause?: { line?: number; column?: number; offset?: number } }) =>
      error.cause?.line === 2 && error.cause.column === 3 && error.cause.offset === cut.indexOf('}}'),
  );
});

test('Protobuf skips the bytes of what is left out: broken ones are not noticed', () => {
  const whole = decode(
    corev1.Pod,
    JSON.stringify({
      ...pod('p'),
      spec: {
        volumes: [{ name: 'v', hostPath: { path: '/long/path/of/a/host', type: 'Directory' } }],
        containers: [{ name: 'c', image: 'i', resources: { limits: { cpu: '1', memory: '1Gi' } } }],
      },
      status: { podIPs: [{ ip: '10.0.0.1' }, { ip: '10.0.0.2' }] },
    }),
  );
  const bytes = encodeProtobuf(whole);
  for (const path of [
    'metadata.managedFields',
    'spec.volumes',
    'spec.volumes[*].hostPath',
    'spec.containers[*].resources.limits',
    'status.podIPs',
    'spec',
  ]) {
    const options = { omit: [path] };
    const expected = plain(decodeProtobuf(scheme, bytes, options));
    let unnoticed = 0;
    for (let at = 0; at < bytes.length; at++) {
      const broken = bytes.slice();
      broken[at] = 0xff;
      const isRefused = thrown(() => decodeProtobuf(scheme, broken));
      if (isRefused && same(() => plain(decodeProtobuf(scheme, broken, options)), expected)) unnoticed++;
    }
    assert.ok(unnoticed > 0, path);
  }
  const nothing = { omit: ['metadata.nothing', 'spec.nothing.at.all'] };
  assert.deepEqual(plain(decodeProtobuf(scheme, bytes, nothing)), plain(decodeProtobuf(scheme, bytes)));
});

function thrown(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

function same(run: () => unknown, expected: unknown): boolean {
  try {
    return isDeepStrictEqual(run(), expected);
  } catch {
    return false;
  }
}

test('CBOR does not look into what is left out, but for its form', () => {
  const data = (managed: unknown): Uint8Array =>
    new CBOR(scheme).encode(
      new Unstructured({ apiVersion: 'v1', kind: 'Pod', metadata: { name: 'p', managedFields: managed } }),
    );
  const options = { omitManagedFields: true, strict: true };
  for (const managed of [1, [{ time: 'x' }], [{ unknown: { deep: true } }]]) {
    const { object } = new CBOR(scheme, options).decode(data(managed));
    assert.deepEqual((plain(object) as { metadata: object }).metadata, { name: 'p' });
    assert.throws(() => new CBOR(scheme, { strict: true }).decode(data(managed)));
  }
  assert.throws(() => new CBOR(scheme, options).decode(data('x').slice(0, -1)), /unexpected EOF/);
});

test('leaving out while reading is leaving out of what was read, for every Kind and format', () => {
  const random = new Random(12);
  const { JSON: text, YAML: _, ...binary } = formats;
  let cut = 0;
  // The scheme of the package root has no Table.
  for (const file of objectFiles().filter((name) => !name.startsWith('meta_'))) {
    const filled = readRows(file).filter(({ variant }) => variant === 'filled');
    for (const { kind, json } of oneIn(4, filled)) {
      if (json === undefined) continue;
      const object = text!({}).decode(json).object;
      for (const [format, make] of Object.entries(binary)) {
        let data: Uint8Array;
        try {
          data = make({}).encode(object);
        } catch (error) {
          // Some Kinds have no Protobuf.
          assert.equal((error as { code?: string }).code, 'ERR_NOT_MARSHALABLE');
          continue;
        }
        for (let n = 0; n < 3; n++) {
          const omit = [randomPath(structuredClone(object), random), randomPath(structuredClone(object), random)];
          const expected = structuredClone(make({}).decode(data).object) as object;
          const before = structuredClone(expected);
          drop(expected, omit);
          if (!isDeepStrictEqual(expected, before)) cut++;
          assert.deepEqual(
            structuredClone(make({ omit }).decode(data).object),
            expected,
            `${format} ${kind} ${omit.join(' ')}`,
          );
        }
      }
    }
  }
  assert.ok(cut > (PART ? 125 : 500), String(cut));
});

/** The path of some field, `kind` and `apiVersion` apart. */
function randomPath(root: unknown, random: Random): string {
  let path = '';
  for (let value = root; ; ) {
    if (Array.isArray(value)) {
      const [item] = value as unknown[];
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return path;
      if (path !== '') path += '[*]';
      value = item;
    }
    if (typeof value !== 'object' || value === null) return path;
    const names = Object.keys(value).filter(
      (name) => !name.includes('"') && (path !== '' || (name !== 'kind' && name !== 'apiVersion')),
    );
    if (names.length === 0) return path.replace(/\[\*\]$/, '');
    const name = random.pick(names);
    path += /^\w+$/.test(name) ? `${path === '' ? '' : '.'}${name}` : `[${JSON.stringify(name)}]`;
    // What is said of the items of a list holds for them alone.
    if (path === 'items') path = '';
    if (random.int(3) === 0 && path !== '') return path;
    value = (value as Record<string, unknown>)[name];
  }
}

test('only fields at their paths are left out', () => {
  const text = JSON.stringify({
    kind: 'ConfigMap',
    apiVersion: 'v1',
    metadata: { labels: { managedFields: 'l' }, annotations: { managedFields: '"managedFields":[]' } },
    data: { managedFields: 'd', metadata: 'm' },
  });
  assert.equal(JSON.stringify(decode(scheme, text, { omitManagedFields: true })), text);
  const escaped = text.replace('"metadata":{"labels"', '"metadata":{"managed\\u0046ields":[1],"labels"');
  assert.equal(JSON.stringify(decode(scheme, escaped, { omitManagedFields: true })), text);
});

test('leaving out of a text is leaving out of its value', () => {
  const random = new Random(9);
  const paths: readonly (readonly string[])[] = [
    ['a'],
    ['b.a'],
    ['a[*].b', 'é'],
    ['["kubernetes.io/name"].a', '1'],
    ['[""]'],
  ];
  let cut = 0;
  let read = 0;
  for (let n = 0; n < 3000; n++) {
    const value = randomText(random);
    const text = `{"kind":"K","apiVersion":"x/v1","items":[${value}],"z":${value}}`;
    // Two in five are no JSON.
    if (!isJSON(text)) continue;
    read++;
    const omit = random.pick(paths.map((each) => [...each, 'z.a', 'z.b.a']));
    const content = (options: OmitOptions, data: string): unknown =>
      (
        new JSONSerializer(scheme, options).decode(data, undefined, new Unstructured()).object as Unstructured
      ).unstructuredContent();
    const expected = content({}, text) as object;
    drop(expected, omit);
    const found = content({ omit }, text);
    assert.deepEqual(found, expected, `${omit.join(' ')} of ${text}`);
    if (JSON.stringify(found) !== JSON.stringify(content({}, text))) cut++;
  }
  assert.ok(cut > 100 && read > 1500, `${cut} of ${read}`);
});

/** The same by hand. */
function drop(object: object, paths: readonly string[]): void {
  for (const path of paths) {
    const parts = (path.match(/\["[^"]*"\]|\[\*\]|[^.[\]]+/g) ?? []).map((part) =>
      part.startsWith('["') ? part.slice(2, -2) : part === '[*]' ? undefined : part,
    );
    remove(object, parts);
  }
}

function remove(value: unknown, parts: readonly (string | undefined)[], isRoot = true): void {
  if (typeof value !== 'object' || value === null) return;
  const [part, ...rest] = parts;
  const record = value as Record<string, unknown>;
  if (isRoot && !Array.isArray(value) && Array.isArray(record['items']))
    for (const item of record['items']) remove(item, parts);
  if (part === undefined) for (const child of Object.values(record)) remove(child, rest, false);
  else if (!Array.isArray(value) && Object.hasOwn(record, part)) {
    if (rest.length === 0) delete record[part];
    else remove(record[part], rest, false);
  }
}

test('invalid paths are refused', () => {
  for (const path of ['', '.a', 'a..b', 'a[0]', 'a[', 'a["b]', 'a[*]', '[*]', 'a.', 'a]'])
    assert.throws(() => new JSONSerializer(scheme, { omit: [path] }), { code: 'ERR_FIELD_PATH_SYNTAX' }, path);
});

function isJSON(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
