import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { Status, scalars } from 'kubetyped/apimachinery/apis/meta/v1';
import { Unstructured, UnstructuredList } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import {
  type DecodeError,
  decodeInto,
  type RuntimeObject,
  type StrictDecodingError,
} from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { ValueDocument } from '#engine/json/value_document';
import { verifyDocument } from '#engine/verbs/verify';
import { fullScheme } from '../../../conformance/scheme.ts';
import { Random } from '../../../differential/random_scalars.ts';

const scheme = fullScheme();
const json = new Serializer(scheme);
const strict = new Serializer(scheme, { strict: true });
const canonical = new Serializer(scheme, { canonical: true });
const pod = '{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a"},"spec":{"containers":[{"name":"c"}]}}';

test('the kind comes from the data, then from the defaults, then from into', () => {
  const rows: [data: string, defaults: object | undefined, into: RuntimeObject | undefined, gvk: string][] = [
    [pod, undefined, undefined, '/v1, Kind=Pod'],
    [pod, { group: 'apps', version: 'v1', kind: 'Deployment' }, undefined, '/v1, Kind=Pod'],
    ['{}', { group: 'apps', version: 'v1', kind: 'Deployment' }, undefined, 'apps/v1, Kind=Deployment'],
    [
      '{"kind":"StatefulSet"}',
      { group: 'apps', version: 'v1', kind: 'Deployment' },
      undefined,
      'apps/v1, Kind=StatefulSet',
    ],
    [
      '{"apiVersion":"apps/v1beta1"}',
      { group: 'apps', version: 'v1', kind: 'Deployment' },
      undefined,
      'apps/v1beta1, Kind=Deployment',
    ],
    ['{"apiVersion":"v1"}', { group: 'apps', version: 'v1', kind: 'Pod' }, undefined, '/v1, Kind=Pod'],
    ['{"kind":"Pod"}', { version: 'v1' }, undefined, '/v1, Kind=Pod'],
    ['{}', undefined, new corev1.Pod(), '/v1, Kind=Pod'],
    ['{"kind":"Pod"}', undefined, new corev1.Secret(), '/v1, Kind=Pod'],
    ['{}', { group: 'apps', version: 'v1', kind: 'Deployment' }, new corev1.Pod(), 'apps/v1, Kind=Deployment'],
  ];
  for (const [data, defaults, into, gvk] of rows) {
    assert.equal(json.decode(data, defaults, into).gvk.toString(), gvk, data);
  }
  assert.throws(() => json.decode('{}'), { code: 'ERR_MISSING_KIND' });
  assert.throws(() => json.decode('{"kind":"Pod"}'), { code: 'ERR_MISSING_VERSION' });
  assert.throws(() => json.decode('{"apiVersion":"v1"}'), { code: 'ERR_MISSING_KIND' });
  assert.throws(() => json.decode('{"apiVersion":"example.com/v1","kind":"Foo"}'), { code: 'ERR_NOT_REGISTERED' });
});

test('the object is an instance of its class', () => {
  const { object } = json.decode(pod);
  assert.ok(object instanceof corev1.Pod);
  assert.deepEqual(Object.keys(object), ['apiVersion', 'kind', 'metadata', 'spec']);
});

test('into of the same kind is filled and returned', () => {
  const into = new corev1.Pod({
    metadata: { name: 'old', labels: { a: 'b' } },
    spec: { containers: [{ name: 'x', image: 'y' }], nodeName: 'n' },
  });
  const { object } = json.decode(pod, undefined, into);
  assert.equal(object, into);
  // Objects and maps are merged, lists replaced.
  assert.deepEqual(
    { ...into },
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'a', labels: { a: 'b' } },
      spec: { containers: [{ name: 'c' }], nodeName: 'n' },
    },
  );
});

test('a null leaves what into has', () => {
  // See `Differs from Go` in the serializer: Go clears pointers, lists and maps.
  const into = new corev1.Pod({
    metadata: { labels: { a: 'b' } },
    spec: { containers: [], nodeName: 'n', priority: 1 },
  });
  json.decode(
    '{"apiVersion":"v1","kind":"Pod","metadata":{"labels":null},"spec":{"nodeName":null,"priority":null}}',
    undefined,
    into,
  );
  assert.deepEqual(into.metadata, { labels: { a: 'b' } });
  assert.equal(into.spec!.nodeName, 'n');
  assert.equal(into.spec!.priority, 1);
});

test('into of another kind is left alone', () => {
  const into = new corev1.Secret({ metadata: { name: 's' } });
  const { object } = json.decode(pod, undefined, into);
  assert.notEqual(object, into);
  assert.ok(object instanceof corev1.Pod);
  assert.deepEqual({ ...into }, { apiVersion: 'v1', kind: 'Secret', metadata: { name: 's' } });
  assert.throws(() => decodeInto(json, pod, into), { code: 'ERR_CODEC' });
});

test('a plain object as into is known by its apiVersion and kind', () => {
  const into: RuntimeObject & { metadata?: object } = { apiVersion: 'v1', kind: 'Pod' };
  const { object } = json.decode(pod, undefined, into);
  assert.equal(object, into);
  assert.deepEqual(into.metadata, { name: 'a' });
});

test('into that no scheme knows takes any data', () => {
  const into = { apiVersion: 'example.com/v1', kind: 'Foo', spec: { a: 1, c: 2 } };
  const { object, gvk } = json.decode('{"apiVersion":"example.com/v2","kind":"Bar","spec":{"a":3}}', undefined, into);
  assert.equal(object, into);
  assert.equal(gvk.toString(), 'example.com/v2, Kind=Bar');
  assert.deepEqual(into, { apiVersion: 'example.com/v2', kind: 'Bar', spec: { a: 3, c: 2 } });
});

test('a Status answers in any version', () => {
  const { object } = json.decode(
    '{"apiVersion":"v1","kind":"Status","status":"Failure","reason":"NotFound","code":404}',
  );
  assert.ok(object instanceof Status);
  assert.equal(object.code, 404);
  assert.equal(
    json.decode(
      '{"kind":"Status","apiVersion":"v1","code":500}',
      { group: 'apps', version: 'v1', kind: 'Deployment' },
      new appsv1.Deployment(),
    ).object instanceof Status,
    true,
  );
});

test('metadata and items are there after decoding', () => {
  const list = json.decode('{"apiVersion":"v1","kind":"PodList"}').object as corev1.PodList;
  assert.deepEqual(list.items, []);
  assert.deepEqual(list.metadata, {});
  assert.deepEqual((json.decode('{"apiVersion":"v1","kind":"Pod","metadata":null}').object as corev1.Pod).metadata, {});
  // Go writes null for items that were never set, and so does canonical encoding: of an object that has none.
  const bare = { apiVersion: 'v1', kind: 'PodList' };
  assert.equal(canonical.encodeToString(bare), '{"kind":"PodList","apiVersion":"v1","metadata":{},"items":null}\n');
  assert.equal(canonical.encodeToString(list), '{"kind":"PodList","apiVersion":"v1","metadata":{},"items":[]}\n');
  (list.items as corev1.Pod[]).push(new corev1.Pod());
  assert.match(canonical.encodeToString(list), /"items":\[\{"kind":"Pod"/);
});

test('items of a list are instances that know their kind and encode as they came', () => {
  const text =
    '{"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"1"},"items":[{"metadata":{"name":"a"}},{"metadata":{"name":"b"},"unknown":null}]}';
  const list = json.decode(text).object as corev1.PodList;
  for (const item of list.items) {
    assert.ok(item instanceof corev1.Pod);
    assert.equal(item.kind, 'Pod');
    assert.equal(item.apiVersion, 'v1');
    assert.equal(Object.hasOwn(item, 'kind'), false);
  }
  assert.equal(json.encodeToString(list), `${text}\n`);
  assert.equal(
    canonical.encodeToString(list),
    '{"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"1"},"items":[{"metadata":{"name":"a"},"spec":{"containers":null},"status":{}},{"metadata":{"name":"b"},"spec":{"containers":null},"status":{}}]}\n',
  );
});

test('a v1 List keeps its items as they are', () => {
  const { object } = json.decode(
    `{"apiVersion":"v1","kind":"List","items":[${pod},{"apiVersion":"example.com/v1","kind":"Foo"}]}`,
  );
  assert.deepEqual((object as unknown as { items: object[] }).items, [
    JSON.parse(pod),
    { apiVersion: 'example.com/v1', kind: 'Foo' },
  ]);
});

test('pretty, canonical and neither', () => {
  const { object } = json.decode(
    '{"kind":"Pod","apiVersion":"v1","extra":{"b":1,"a":"<"},"spec":{"containers":[],"priority":0,"nodeName":""}}',
  );
  assert.equal(
    json.encodeToString(object),
    '{"kind":"Pod","apiVersion":"v1","extra":{"b":1,"a":"<"},"spec":{"containers":[],"priority":0,"nodeName":""},"metadata":{}}\n',
  );
  assert.equal(
    canonical.encodeToString(object),
    '{"kind":"Pod","apiVersion":"v1","metadata":{},"spec":{"containers":[],"priority":0},"status":{}}\n',
  );
  assert.equal(
    new Serializer(scheme, { canonical: true, pretty: true }).encodeToString(object),
    '{\n  "kind": "Pod",\n  "apiVersion": "v1",\n  "metadata": {},\n  "spec": {\n    "containers": [],\n    "priority": 0\n  },\n  "status": {}\n}',
  );
  assert.equal(new Serializer(scheme, { pretty: true }).encodeToString(object), JSON.stringify(object, undefined, 2));
  assert.deepEqual(json.encode(object), new TextEncoder().encode(json.encodeToString(object)));
});

test('the items of a long list are written as they are alone', () => {
  const head = '{"metadata":{},"items":[';
  const tail = ']}\n';
  const text = (items: object[]): string =>
    canonical
      .encodeToString({ apiVersion: 'v1', kind: 'ConfigMapList', metadata: {}, items } as RuntimeObject)
      .replace('"kind":"ConfigMapList","apiVersion":"v1",', '');
  const odd = [
    {},
    { data: { b: '1', a: '2' } },
    { data: { b: '1', 10: '2', 9: '3' } },
    { metadata: { name: '\ud800' }, more: 1 },
    { metadata: { generation: 2n ** 60n } },
    { immutable: false },
    null,
  ];
  for (const length of [0, 1, 7, 8, 9, 16, 17, 50]) {
    const items = Array.from({ length }, (_, index) => odd[index % odd.length] as object);
    assert.equal(text(items), head + items.map((item) => text([item]).slice(head.length, -tail.length)).join() + tail);
  }
});

test('bytes are the UTF-8 of the text, wherever it has other characters than ASCII', () => {
  const random = new Random(Number(process.env.KUBETYPED_SEED ?? 36));
  const text = (): string =>
    Array.from({ length: random.int(9) }, () =>
      random.pick(['a', 'b', '"', '\u00e9', '\u65e5', '\u{1f600}', '\ud83d', '\ude00', '<', '\u2028', '\x7f']),
    ).join('');
  for (let turn = 0; turn < 2000; turn++) {
    const map = (): corev1.ConfigMap =>
      new corev1.ConfigMap({ data: random.int(3) === 0 ? {} : { a: text(), [text()]: text() } });
    const object =
      random.int(2) === 0 ? map() : new corev1.ConfigMapList({ items: Array.from({ length: random.int(4) }, map) });
    for (const serializer of [json, canonical]) {
      assert.deepEqual(
        Buffer.from(serializer.encode(object)),
        Buffer.from(serializer.encodeToString(object)),
        serializer.encodeToString(object),
      );
    }
  }
});

test('strict decoding reports everything, with the object', () => {
  assert.throws(
    () =>
      strict.decode(
        '{"apiVersion":"v1","kind":"Pod","foo":1,"metadata":{"name":"a","name":"b"},"spec":{"containers":[{"name":"c","imag":"d"}]}}',
      ),
    (error: StrictDecodingError) => {
      assert.equal(error.code, 'ERR_STRICT_DECODING');
      assert.deepEqual(error.errors, [
        'unknown field "foo"',
        'duplicate field "metadata.name"',
        'unknown field "spec.containers[0].imag"',
      ]);
      assert.equal(error.message, `strict decoding error: ${error.errors.join(', ')}`);
      assert.ok(error.object instanceof corev1.Pod);
      assert.equal((error.object as corev1.Pod).metadata.name, 'b');
      assert.equal(error.gvk!.toString(), '/v1, Kind=Pod');
      assert.deepEqual(
        error.faults.map(({ reason, path, keys }) => [reason, path, keys]),
        [
          ['unknown', 'foo', ['foo']],
          ['duplicate', 'metadata.name', ['metadata', 'name']],
          ['unknown', 'spec.containers[0].imag', ['spec', 'containers', 0, 'imag']],
        ],
      );
      return true;
    },
  );
  assert.equal(strict.decode(pod).gvk.kind, 'Pod');
  // A value of the wrong type is worse than an unknown field.
  assert.throws(() => strict.decode('{"apiVersion":"v1","kind":"Pod","foo":1,"spec":1}'), { code: 'ERR_DECODE' });
});

test('strict faults keep the order of the text, integer-like keys too', () => {
  assert.throws(() => strict.decode('{"apiVersion":"v1","kind":"Pod","b":1,"10":1,"9":1,"metadata":{"z":1,"0":1}}'), {
    errors: [
      'unknown field "b"',
      'unknown field "10"',
      'unknown field "9"',
      'unknown field "metadata.z"',
      'unknown field "metadata.0"',
    ],
  });
});

test('strict decoding into an object reports and fills', () => {
  const into = new corev1.Pod();
  assert.throws(
    () => strict.decode('{"apiVersion":"v1","kind":"Pod","foo":1,"metadata":{"name":"n"}}', undefined, into),
    (error: StrictDecodingError) => error.object === into && into.metadata.name === 'n',
  );
});

test("a DecodeError lists all faults, its text is Go's first", () => {
  assert.throws(
    () => json.decode('{"apiVersion":"v1","kind":"Pod","spec":{"priority":"x","hostPID":"y"}}'),
    (error: DecodeError) => {
      assert.equal(
        error.text,
        'json: cannot unmarshal string into Go struct field PodSpec.spec.priority of type int32',
      );
      assert.equal(error.message, `spec.priority: ${error.text}`);
      assert.equal(error.path, 'spec.priority');
      assert.deepEqual(
        error.faults.map(({ path }) => path),
        ['spec.priority', 'spec.hostPID'],
      );
      return true;
    },
  );
  assert.throws(
    () => json.decode('{"apiVersion":"v1",'),
    (error: DecodeError) =>
      error.faults.length === 0 && error.path === '' && (error.cause as { line?: number }).line === 1,
  );
});

test('a fault says what type was expected and what was there, also where an unmarshaler or the kind is at fault', () => {
  const faultOf = (text: string): unknown[] => {
    try {
      json.decode(text);
    } catch (error) {
      return (error as DecodeError).faults.map(({ path, expected, got }) => [path, expected, got]);
    }
    return [];
  };
  const rows: [string, unknown[]][] = [
    ['"kind":"Pod","spec":{"priority":"x","nodeName":[]}', ['spec.priority', 'int32', 'string']],
    ['"kind":"Pod","spec":{"priority":1.5}', ['spec.priority', 'int32', 'number 1.5']],
    ['"kind":"Pod","metadata":{"creationTimestamp":1}', ['metadata.creationTimestamp', 'string', 'number']],
    ['"kind":"Pod","metadata":{"creationTimestamp":"x"}', ['metadata.creationTimestamp', undefined, undefined]],
    ['"kind":"Service","spec":{"ports":[{"targetPort":80.0}]}', ['spec.ports[0].targetPort', 'int32', 'number 80.0']],
    ['"kind":"Service","spec":{"ports":[{"targetPort":1e99}]}', ['spec.ports[0].targetPort', 'int32', 'number 1e99']],
    ['"kind":"Service","spec":{"ports":[{"targetPort":{}}]}', ['spec.ports[0].targetPort', 'int32', 'object']],
    ['"kind":"Pod","spec":{"overhead":{"cpu":true}}', ['spec.overhead.cpu', undefined, undefined]],
    ['"kind":7', ['kind', 'string', 'number']],
  ];
  for (const [text, expected] of rows) assert.deepEqual(faultOf(`{"apiVersion":"v1",${text}}`)[0], expected, text);
  const [[path, expected, got]] = faultOf('[]') as [string[]];
  assert.deepEqual([path, expected?.startsWith('struct {'), got], ['', true, 'array']);
});

test('a null means what it means to Go', () => {
  const { object } = json.decode(
    '{"apiVersion":"v1","kind":"Pod","spec":{"nodeName":null,"priority":null,"containers":[null],"nodeSelector":{"a":null},"unknown":null}}',
  );
  assert.deepEqual((object as corev1.Pod).spec, { containers: [{}], nodeSelector: { a: '' }, unknown: null });
});

test('identifier and recognizesData', () => {
  assert.equal(json.identifier(), '{"name":"json","pretty":"false","strict":"false","yaml":"false"}');
  assert.equal(
    new Serializer(scheme, { pretty: true, strict: true }).identifier(),
    '{"name":"json","pretty":"true","strict":"true","yaml":"false"}',
  );
  for (const [data, recognized] of [
    ['{}', true],
    [' \n\t{', true],
    ['[]', false],
    ['', false],
    ['a: b', false],
    ['"{"', false],
  ] as const) {
    assert.equal(json.recognizesData(data), recognized, data);
    assert.equal(json.recognizesData(new TextEncoder().encode(data)), recognized, data);
  }
});

test('of strict faults the first 100 are told', () => {
  for (const count of [99, 100, 101, 200]) {
    const fields = Array.from({ length: count }, (_, index) => `,"unknown${index}":1`).join('');
    assert.throws(
      () => strict.decode(`{"apiVersion":"v1","kind":"Pod"${fields}}`),
      (error: StrictDecodingError) => error.errors.length === Math.min(count, 100),
      String(count),
    );
  }
});

test('encodeInPieces gives the text of encode, whatever is written', () => {
  const items = Array.from({ length: 50 }, (_, at) => ({
    metadata: { name: `p${at}` },
    data: { '10': '<', a: '\ud800' },
  }));
  const mapped = { z: 1, '10': [], '9': [{ b: undefined, a: 2n ** 70n }, null, 'x'], '\uffff': {}, '\u{1f600}': [[]] };
  const objects = [
    new corev1.ConfigMapList({ metadata: { resourceVersion: '7' }, items: items as never }),
    new corev1.ConfigMapList({ items: [] }),
    new corev1.Pod({ metadata: { name: 'a' } }),
    new Unstructured({ apiVersion: 'a.io/v1', kind: 'Bird', ...mapped }),
    new UnstructuredList({ apiVersion: 'a.io/v1', kind: 'BirdList', metadata: {}, items }),
  ];
  for (const options of [{}, { canonical: true }, { pretty: true }, { canonical: true, pretty: true }]) {
    const serializer = new Serializer(scheme, options);
    for (const object of objects) {
      const pieces = [...serializer.encodeInPieces(object)];
      assert.equal(pieces.join(''), serializer.encodeToString(object));
      assert.equal(pieces.join(''), new TextDecoder().decode(serializer.encode(object)));
    }
  }
  const list = new corev1.ConfigMapList({ items: [...items, { metadata: { generation: NaN } }] as never });
  const pieces = new Serializer(scheme, { canonical: true }).encodeInPieces(list);
  assert.match(pieces.next().value!, /^\{"kind":"ConfigMapList"/);
  assert.throws(() => [...pieces], { code: 'ERR_ENCODE' });
  assert.throws(() => new Serializer(scheme).encodeInPieces('x' as never).next(), { code: 'ERR_ENCODE' });
});

test('objects share the strings that they repeat', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const bytesPerPod = (value: (pod: number, label: number) => string): number => {
    const keep: RuntimeObject[] = [];
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let at = 0; at < 2000; at++) {
      const labels = Object.fromEntries(Array.from({ length: 20 }, (_, label) => [`l${label}`, value(at, label)]));
      keep.push(json.decode(JSON.stringify({ apiVersion: 'v1', kind: 'Pod', metadata: { labels } })).object);
    }
    collect();
    return (process.memoryUsage().heapUsed - before) / keep.length;
  };
  const shared = bytesPerPod((_, label) => `${label}`.padStart(100, 'x'));
  const own = bytesPerPod((pod, label) => `${pod}-${label}`.padStart(100, 'x'));
  assert.ok(shared < own / 3, `${shared} bytes for each Pod with labels as others have, ${own} with labels of its own`);
});

test('what is shared is written neither to values that were given nor to inherited properties', () => {
  const text = 'a text of more than ten characters';
  const value = { metadata: Object.freeze({ name: text, labels: Object.freeze({ a: text }) }) };
  for (let round = 0; round < 2; round++)
    assert.deepEqual(verifyDocument(corev1.Pod, new ValueDocument({ ...value }), { scalars }).value, value);
  Object.assign(Object.prototype, { inherited: text });
  try {
    for (let round = 0; round < 2; round++) {
      const { object } = json.decode(
        `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"${text}","labels":{"a":"b"}}}`,
      );
      assert.deepEqual(Object.keys((object as corev1.Pod).metadata.labels ?? {}), ['a']);
    }
  } finally {
    Reflect.deleteProperty(Object.prototype, 'inherited');
  }
});
