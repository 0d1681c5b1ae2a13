import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as apiextensionsv1 from 'kubetyped/api/apiextensions/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { Unstructured, UnstructuredList } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { stringifyJSON } from 'kubetyped/engine';
import { withEmptyItems } from '../../../../conformance/difference.ts';
import { fullScheme } from '../../../../conformance/scheme.ts';
import { bytes, cborRows, hex, sorted } from './rows.ts';

const scheme = fullScheme();
const lax = new Serializer(scheme);
const strict = new Serializer(scheme, { strict: true });
const json = new JSONSerializer(scheme, { canonical: true });

/** Where we differ from Go and why. A reason that explains no row any more fails the test. */
const reasons = {
  emptyItems: 'Go writes null for the items of a list that came without; here such a list is empty, and [] is written',
  wholeFloat:
    'JavaScript has one type for 1 and 1.0: within raw JSON and Unstructured a float without a fraction is written as an integer',
  negativeZero: '-0.0 is written 0 in JSON',
  invalidUTF8: 'bytes that are no UTF-8 become U+FFFD; Go keeps them, and quotes them in errors',
  taggedNull: 'a null within a tag, in a pointer to raw JSON or a time, leaves the pointer out',
  fieldsV1: 'Go keeps the bytes of a FieldsV1 that is no map, and fails when it writes JSON',
  errorText: 'the same error in other words: the type of map keys, the place where raw JSON is read, times in tags',
};
const explained = new Set<keyof typeof reasons>();

const wholeFloat = /f9(?:3c00|5640|7bff|c400|0000|8000)|fa47c35000|fa3f800000|fb3ff0000000000000/;
const hasInvalidUTF8 = (data: Uint8Array): boolean =>
  Buffer.from(data).toString('latin1') !== '' && /\ufffd/.test(new TextDecoder().decode(data));

test('objects of every kind are read and written as Go does', () => {
  let same = 0;
  for (const { data, json: text = '' } of cborRows('object')) {
    const { object, gvk } = strict.decode(data);
    const what = `${gvk} ${text.slice(0, 200)}`;
    const ours = sorted(json.encodeToString(object));
    const fromJSON = json.decode(text).object;
    if (ours !== sorted(text)) {
      assert.equal(ours, withEmptyItems(sorted(text)), what);
      explained.add('emptyItems');
      assert.equal(hex(lax.encode(object)), hex(lax.encode(fromJSON)), what);
      continue;
    }
    if (hex(lax.encode(fromJSON)) !== hex(data)) {
      assert.match(hex(data), wholeFloat, what);
      explained.add('wholeFloat');
      continue;
    }
    same++;
    assert.ok(hex(lax.encode(object)) === hex(data), what);
  }
  assert.ok(same > 700, `${same} objects`);
});

test('what Go refuses is refused, what Go takes gives the same object', () => {
  const seen = { objects: 0, errors: 0, sameText: 0, strict: 0 };
  for (const { data, json: text, error, strict: strictErrors = [] } of cborRows('decode')) {
    let object: object | undefined;
    let found: readonly string[] = [];
    let failure:
      | { code?: string; text?: string; message?: string; errors?: readonly string[]; object?: object }
      | undefined;
    try {
      object = strict.decode(data).object;
    } catch (caught) {
      failure = caught as typeof failure;
      if (failure!.code === 'ERR_STRICT_DECODING') {
        ({ errors: found = [], object } = failure!);
        failure = undefined;
      }
    }
    const what = hex(data);
    if (error?.startsWith('json: ')) {
      assert.equal(failure?.code, 'ERR_DECODE', what);
      explained.add('fieldsV1');
      continue;
    }
    if (error !== undefined) {
      seen.errors++;
      assert.equal(typeof failure?.code, 'string', `${what}: ${failure?.message ?? 'accepted'}, but Go says ${error}`);
      if ((failure!.text ?? failure!.message) === error) seen.sameText++;
      else explained.add(hasInvalidUTF8(data) && /\\x/.test(error) ? 'invalidUTF8' : 'errorText');
      continue;
    }
    seen.objects++;
    assert.equal(failure?.message, undefined, what);
    assert.deepEqual(found, strictErrors, what);
    if (strictErrors.length > 0) seen.strict++;
    const ours = sorted(json.encodeToString(object!));
    if (ours !== sorted(text!) && /(?:d864|d9d9f7)f6/.test(what)) explained.add('taggedNull');
    else assert.equal(ours, withEmptyItems(sorted(text!)), what);
  }
  assert.ok(seen.objects > 1000 && seen.errors > 5000 && seen.strict > 100, JSON.stringify(seen));
  assert.ok(seen.sameText / seen.errors > 0.95, JSON.stringify(seen));
});

test('objects without a class', () => {
  for (const { case: into, data, json: text, error } of cborRows('unstructured', 'list')) {
    const object = into === 'list' ? new UnstructuredList() : new Unstructured();
    const decode = (): string =>
      stringifyJSON((lax.decode(data, undefined, object).object as Unstructured).unstructuredContent(), {
        sorted: true,
      });
    if (error === undefined) assert.equal(decode(), sorted(text!), hex(data));
    else
      assert.throws(
        decode,
        (failure: { text?: string; message: string }) => (failure.text ?? failure.message) === error,
        `${into} ${hex(data)}: ${error}`,
      );
  }
  const thing = new Unstructured({
    apiVersion: 'example.com/v1',
    kind: 'Thing',
    spec: { b: 1, a: [true, null, 'x'], f: 1.5 },
  });
  assert.deepEqual(lax.decode(lax.encode(thing), undefined, new Unstructured()).object, thing);
});

test('every reason for a difference still explains one', () => {
  // Two of them are about values without a type: see direct.test.ts.
  explained.add('negativeZero');
  assert.deepEqual([...explained].sort(), Object.keys(reasons).sort());
});

test('a float64 that is -0 stays -0, as in Go', () => {
  const schemaOf = ({ spec }: apiextensionsv1.CustomResourceDefinition): apiextensionsv1.JSONSchemaProps =>
    spec.versions[0]!.schema!.openAPIV3Schema!;
  const withMinimum = (minimum: number): apiextensionsv1.CustomResourceDefinition =>
    new apiextensionsv1.CustomResourceDefinition({
      spec: {
        group: 'g',
        names: { kind: 'K', plural: 'ks' },
        scope: 'Cluster',
        versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { minimum } } }],
      },
    });
  for (const [minimum, written] of [
    [-0, 'f98000'],
    [0, 'f90000'],
  ] as const) {
    const data = lax.encode(withMinimum(minimum));
    // 'minimum': the float
    assert.ok(hex(data).includes(`476d696e696d756d${written}`), hex(data));
    const read = lax.decode(data).object as apiextensionsv1.CustomResourceDefinition;
    assert.ok(Object.is(schemaOf(read).minimum, minimum));
    assert.match(json.encodeToString(read), new RegExp(`"minimum":${Object.is(minimum, -0) ? '-0' : '0'}[,}]`));
  }
});

test('decoding fills a given object, and defaults give the kind', () => {
  const into = new corev1.ConfigMap({ metadata: { name: 'old', labels: { a: 'b' } }, data: { x: '1' } });
  const data = lax.encode(new corev1.ConfigMap({ metadata: { name: 'new' }, data: { y: '2' } }));
  assert.equal(lax.decode(data, undefined, into).object, into);
  assert.equal(
    JSON.stringify(into),
    '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"new","labels":{"a":"b"}},"data":{"x":"1","y":"2"}}',
  );
  // {'data': {'a': 'b'}}
  const bare = bytes('a1 4464617461 a1 4161 4162');
  assert.throws(() => lax.decode(bare), {
    code: 'ERR_MISSING_KIND',
    message: "Object 'Kind' is missing in '{'data': {'a': 'b'}}'",
  });
  const { object, gvk } = lax.decode(bare, { group: '', version: 'v1', kind: 'ConfigMap' });
  assert.ok(object instanceof corev1.ConfigMap);
  assert.equal(gvk.kind, 'ConfigMap');
});

test('errors have a path', () => {
  // {'kind': 'Pod', 'apiVersion': 'v1', 'spec': {'containers': [{'ports': [{'containerPort': 'x'}]}]}}
  const data = bytes(
    'a3 446b696e64 43506f64 4a61706956657273696f6e 427631 4473706563 a1 4a636f6e7461696e657273 81 a1 45706f727473 81 a1 4d636f6e7461696e6572506f7274 4178',
  );
  assert.throws(() => lax.decode(data), {
    code: 'ERR_DECODE',
    path: 'spec.containers[0].ports[0].containerPort',
    text: 'cbor: cannot unmarshal byte string into Go struct field v1.Pod.spec of type int32',
  });
});

test('a strict serializer tells the place of an unknown field', () => {
  const data = bytes('a3 446b696e64 43506f64 4a61706956657273696f6e 427631 4473706563 a1 45626f677573 01');
  assert.throws(
    () => strict.decode(data),
    (error: { code: string; faults: { path: string }[]; object: { spec: object } }) => {
      assert.equal(error.code, 'ERR_STRICT_DECODING');
      assert.equal(error.faults[0]!.path, 'spec.bogus');
      assert.deepEqual(error.object.spec, { bogus: 1 });
      return true;
    },
  );
});

test('values that are not objects, or have no CBOR form, are refused', () => {
  assert.throws(() => lax.encodeToString(new corev1.Pod()), { code: 'ERR_CODEC' });
  const pod = new corev1.Pod({ spec: { containers: [], priority: NaN } });
  assert.throws(() => lax.encode(pod), { code: 'ERR_ENCODE' });
  const loop: { self?: object } = {};
  loop.self = loop;
  assert.throws(() => lax.encode(new Unstructured({ apiVersion: 'v1', kind: 'X', loop })), { code: 'ERR_ENCODE' });
  assert.equal(lax.recognizesData(lax.encode(new corev1.Pod())), true);
  assert.equal(lax.recognizesData(bytes('a0')), false);
  assert.equal(lax.identifier(), 'cbor');
});
