import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { Unstructured, UnstructuredList } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import type { DecodeError, StrictDecodingError } from 'kubetyped/apimachinery/runtime';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { fullScheme } from '../../../conformance/scheme.ts';

const scheme = fullScheme();
const yaml = new Serializer(scheme);
const strict = new Serializer(scheme, { strict: true });
const canonical = new Serializer(scheme, { canonical: true });
const pod = `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  containers:
  - name: c
    resources: {limits: {cpu: 2, memory: 1Gi}}
  hostNetwork: yes
`;

test('YAML is read as JSON is', () => {
  const { object, gvk } = yaml.decode(pod);
  assert.ok(object instanceof corev1.Pod);
  assert.equal(gvk.toString(), '/v1, Kind=Pod');
  assert.deepEqual(
    { ...object },
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'a' },
      spec: { containers: [{ name: 'c', resources: { limits: { cpu: 2, memory: '1Gi' } } }], hostNetwork: true },
    },
  );
  assert.deepEqual(yaml.decode(new TextEncoder().encode(pod)).object, object);
  assert.deepEqual(new JSONSerializer(scheme).decode(JSON.stringify(object)).object, object);
});

test('defaults and into', () => {
  assert.equal(
    yaml.decode('metadata: {name: a}\n', { version: 'v1', kind: 'Secret' }).gvk.toString(),
    '/v1, Kind=Secret',
  );
  const into = new corev1.Pod({ metadata: { labels: { a: 'b' } } });
  assert.equal(yaml.decode(pod, undefined, into).object, into);
  assert.deepEqual(into.metadata, { name: 'a', labels: { a: 'b' } });
  assert.equal(yaml.decode('metadata: {name: c}\n', undefined, into).gvk.kind, 'Pod');
  assert.throws(() => yaml.decode('a: b\n'), { code: 'ERR_MISSING_KIND' });
  assert.throws(() => yaml.decode(''), { code: 'ERR_MISSING_KIND' });
});

test("encoding keeps the object's order, canonical encoding sorts", () => {
  const { object } = yaml.decode('kind: ConfigMap\napiVersion: v1\nextra: 1\ndata: {b: "1", a: "yes"}\n');
  assert.equal(
    yaml.encodeToString(object),
    'kind: ConfigMap\napiVersion: v1\nextra: 1\ndata:\n  b: "1"\n  a: "yes"\nmetadata: {}\n',
  );
  assert.equal(
    canonical.encodeToString(object),
    'apiVersion: v1\ndata:\n  a: "yes"\n  b: "1"\nkind: ConfigMap\nmetadata: {}\n',
  );
  assert.deepEqual(yaml.encode(object), new TextEncoder().encode(yaml.encodeToString(object)));
});

test('strict decoding reports duplicate keys first, then unknown fields by name', () => {
  assert.throws(
    () => strict.decode('kind: Pod\napiVersion: v1\nzzz: 1\nfoo: 1\nmetadata:\n  name: a\n  name: b\n'),
    (error: StrictDecodingError) => {
      assert.deepEqual(error.errors, [
        'yaml: unmarshal errors:\n  line 7: key "name" already set in map',
        'unknown field "foo"',
        'unknown field "zzz"',
      ]);
      assert.ok(error.object instanceof corev1.Pod);
      assert.equal((error.object as corev1.Pod).metadata.name, 'b');
      assert.deepEqual(
        error.faults.map(({ path }) => path),
        ['foo', 'zzz'],
      );
      return true;
    },
  );
});

test('errors of the YAML text carry the place, errors of fields the path', () => {
  assert.throws(
    () => yaml.decode('a: b: c\n'),
    (error: DecodeError) => {
      assert.equal(error.message, 'yaml: mapping values are not allowed in this context');
      assert.equal(error.code, 'ERR_DECODE');
      assert.deepEqual(
        { line: (error.cause as { line: number }).line, code: (error.cause as { code: string }).code },
        { line: 1, code: 'ERR_YAML' },
      );
      return true;
    },
  );
  assert.throws(
    () => yaml.decode('apiVersion: v1\nkind: Pod\nspec:\n  hostPID: 1\n  containers:\n  - name: [a]\n'),
    (error: DecodeError) => {
      // Go sorts the keys before it reads them.
      assert.deepEqual(
        error.faults.map(({ path }) => path),
        ['spec.containers[0].name', 'spec.hostPID'],
      );
      assert.equal(
        error.message,
        'spec.containers[0].name: json: cannot unmarshal array into Go struct field Container.spec.containers.name of type string',
      );
      return true;
    },
  );
});

test('only the first of several documents is read', () => {
  assert.equal(yaml.decode(`${pod}---\nkind: Secret\n`).gvk.kind, 'Pod');
});

test('whole floats are integers, as their JSON in Go is', () => {
  const generation = (text: string): unknown =>
    (yaml.decode(`apiVersion: v1\nkind: Pod\nmetadata: {generation: ${text}}\n`).object as corev1.Pod).metadata
      .generation;
  assert.equal(generation('1e3'), 1000);
  assert.equal(generation('1e18'), 1000000000000000000n);
  assert.equal(generation('9223372036854775807'), 9223372036854775807n);
  assert.throws(() => generation('-9223372036854775809'), {
    text: 'json: cannot unmarshal number -9223372036854776000 into Go struct field ObjectMeta.metadata.generation of type int64',
  });
  assert.throws(() => generation('1e21'), {
    text: 'json: cannot unmarshal number 1e+21 into Go struct field ObjectMeta.metadata.generation of type int64',
  });
});

test('identifier', () => {
  assert.equal(yaml.identifier(), '{"name":"yaml","pretty":"false","strict":"false","yaml":"true"}');
  assert.equal(strict.identifier(), '{"name":"yaml","pretty":"false","strict":"true","yaml":"true"}');
});

test('the keys of raw JSON are sorted, in the first 1,001 levels', () => {
  const raw = (levels: number, inner: string): string =>
    `${'{"a":'.repeat(levels - 1)}${inner}${'}'.repeat(levels - 1)}`;
  const read = (levels: number): string => {
    const text = `{apiVersion: apps/v1, kind: ControllerRevision, data: ${raw(levels, '{"c":1,"b":2}')}}`;
    const { object } = yaml.decode(text);
    assert.ok(object instanceof appsv1.ControllerRevision);
    return JSON.stringify(object.data);
  };
  assert.equal(read(1), '{"b":2,"c":1}');
  assert.equal(read(1001), raw(1001, '{"b":2,"c":1}'));
  assert.equal(read(1002), raw(1002, '{"c":1,"b":2}'));
});

test('encodeInPieces gives the text of encode, an item at a time', () => {
  const items = Array.from({ length: 3 }, (_, at) => ({
    metadata: { name: `p${at}` },
    data: { '10': '<', a: 'x\ny' },
  }));
  const objects = [
    new corev1.ConfigMapList({ metadata: { resourceVersion: '7' }, items: items as never }),
    new corev1.ConfigMapList({ items: [] }),
    new corev1.Pod({ metadata: { name: 'a' } }),
    new Unstructured({ apiVersion: 'a.io/v1', kind: 'Bird', items: 'none' }),
    new UnstructuredList({ apiVersion: 'a.io/v1', kind: 'BirdList', metadata: {}, items }),
  ];
  for (const options of [{}, { canonical: true }]) {
    const serializer = new Serializer(scheme, options);
    for (const object of objects)
      assert.equal([...serializer.encodeInPieces(object)].join(''), serializer.encodeToString(object));
  }
  const [list] = objects;
  assert.ok(list);
  assert.equal([...new Serializer(scheme, { canonical: true }).encodeInPieces(list)].length, 7);
});
