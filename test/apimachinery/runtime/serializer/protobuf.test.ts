import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addToScheme } from 'kubetyped/api';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { ConfigMap, codecs, Pod, PodList } from 'kubetyped/api/core/v1/protobuf';
import { codecs as allCodecs } from 'kubetyped/api/protobuf';
import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import type { Unknown } from 'kubetyped/apimachinery/runtime';
import { deepCopy, Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer as CBORSerializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import {
  isNotMarshalable,
  LengthDelimitedFramer,
  RawSerializer,
  Serializer,
} from 'kubetyped/apimachinery/runtime/serializer/protobuf';

const scheme = new Scheme('test');
addToScheme(scheme);
const protobuf = new Serializer(scheme, { codecs });
const raw = new RawSerializer(scheme, { codecs });
const canonical = new JSONSerializer(scheme, { canonical: true });
const cbor = new CBORSerializer(scheme);

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const hex = (data: Uint8Array): string => Buffer.from(data).toString('hex');

/** A zero ConfigMap as Go writes it, with the envelope of one that says its kind. */
const zeroConfigMap = '6b387300 0a0f0a0276311209436f6e6669674d6170 1212 0a100a0012001a0022002a00320038004200 1a00 2200';

const managedFields: metav1.ManagedFieldsEntry[] = [
  {
    manager: 'kubectl',
    operation: 'Update',
    apiVersion: 'v1',
    fieldsType: 'FieldsV1',
    fieldsV1: { 'f:spec': { '.': {} } },
  },
];

test('the envelope', () => {
  const configMap = new corev1.ConfigMap();
  assert.equal(hex(protobuf.encode(configMap)), hex(bytes(zeroConfigMap)));
  const { object, gvk } = protobuf.decode(bytes(zeroConfigMap));
  assert.ok(object instanceof corev1.ConfigMap);
  assert.deepEqual({ ...gvk }, { group: '', version: 'v1', kind: 'ConfigMap' });
  assert.deepEqual(JSON.parse(JSON.stringify(object)), { kind: 'ConfigMap', apiVersion: 'v1', metadata: {} });
  assert.equal(protobuf.identifier(), 'protobuf');
  assert.equal(protobuf.recognizesData(bytes(zeroConfigMap)), true);
  assert.equal(protobuf.recognizesData('{}'), false);
  assert.throws(() => protobuf.encodeToString(configMap), { code: 'ERR_CODEC' });
});

test('plain objects are written like instances, own properties only', () => {
  assert.equal(hex(protobuf.encode({ kind: 'ConfigMap', apiVersion: 'v1' })), hex(bytes(zeroConfigMap)));
  const list = new corev1.PodList({ items: [{ metadata: { name: 'a' } }] as never });
  const { object } = protobuf.decode(protobuf.encode(list));
  const [item] = (object as corev1.PodList).items;
  assert.ok(item instanceof corev1.Pod);
  assert.deepEqual(Object.keys(item), ['metadata', 'spec', 'status']);
  assert.equal(item.kind, 'Pod');
  assert.throws(() => protobuf.decode(protobuf.encode(item)), {
    code: 'ERR_MISSING_KIND',
    message: `Object 'Kind' is missing in 'runtime.TypeMeta{APIVersion:"", Kind:""}'`,
  });
  assert.ok(protobuf.decode(protobuf.encode(item), { version: 'v1', kind: 'Pod' }).object instanceof corev1.Pod);
});

test('what is missing in the envelope comes from the defaults, then from into', () => {
  const data = protobuf.encode({ kind: 'ConfigMap', apiVersion: 'v1' });
  const anonymous = Uint8Array.from([...data.subarray(0, 4), 0x0a, 0, ...data.subarray(21)]);
  assert.throws(() => protobuf.decode(anonymous), { code: 'ERR_MISSING_KIND' });
  assert.throws(() => protobuf.decode(anonymous, { kind: 'ConfigMap' }), { code: 'ERR_MISSING_VERSION' });
  assert.equal(protobuf.decode(anonymous, { version: 'v1', kind: 'ConfigMap' }).object.kind, 'ConfigMap');
  const into = new corev1.ConfigMap({ data: { left: 'over' } });
  const { object } = protobuf.decode(anonymous, undefined, into);
  assert.equal(object, into);
  assert.deepEqual(Object.keys(into), ['kind', 'apiVersion', 'metadata']);
  const pod = new corev1.Pod();
  assert.ok(protobuf.decode(data, undefined, pod).object instanceof corev1.ConfigMap);
});

test('an Unknown gets the envelope and is written as it is', () => {
  const data = protobuf.encode(new corev1.ConfigMap({ data: { a: 'b' } }));
  const into: Unknown = { raw: new Uint8Array() };
  const { object, gvk } = protobuf.decode(data, undefined, into as never);
  assert.equal(object, into);
  assert.equal(gvk.kind, 'ConfigMap');
  assert.equal(into.apiVersion, 'v1');
  assert.equal(hex(protobuf.encode(into)), hex(data));
});

test('a missing codec says what to import', () => {
  const one = new Serializer(scheme, { codecs: [Pod, PodList, [ConfigMap]] });
  assert.ok(one.encode(new corev1.Pod()).length > 0);
  assert.ok(one.encode(new corev1.ConfigMap()).length > 0);
  assert.throws(() => one.encode(new corev1.Secret()), {
    code: 'ERR_MISSING_CODEC',
    module: 'kubetyped/api/core/v1/protobuf',
    message: /^no Protobuf codec for v1.Secret: import \{ codecs \} from 'kubetyped\/api\/core\/v1\/protobuf'/,
  });
  assert.throws(() => protobuf.encode(new appsv1.Deployment()), { module: 'kubetyped/api/apps/v1/protobuf' });
  assert.throws(() => one.encode(new metav1.Status()), { module: 'kubetyped/apimachinery/apis/meta/v1/protobuf' });
  // Every package has the codecs of the kinds of every group.
  assert.ok(protobuf.encode(new metav1.Status()).length > 0);
});

test('a type without a Protobuf form is refused as in Go', () => {
  const table = new metav1.Table();
  assert.throws(
    () => protobuf.encode(table),
    (error: Error & { status(): { code: number } }) => {
      assert.equal(
        error.message,
        'object *v1.Table does not implement the protobuf marshalling interface and cannot be encoded to a protobuf message',
      );
      assert.equal(error.status().code, 406);
      return isNotMarshalable(error);
    },
  );
  assert.equal(isNotMarshalable(new Error()), false);
});

test('data that are not Protobuf', () => {
  for (const [data, text] of [
    ['', 'empty data'],
    ['6b387300', 'empty body'],
    ['6b3873', 'provided data does not appear to be a protobuf message, expected prefix [107 56 115 0]'],
    ['6b387300 0a', 'unexpected EOF'],
    ['6b387300 0a0f0a0276311209436f6e6669674d6170 1202 0801', 'proto: wrong wireType = 0 for field ObjectMeta'],
    ['6b387300 0a0f0a0276311209436f6e6669674d6170 1204 0a022801', 'proto: wrong wireType = 0 for field UID'],
    ['6b387300 0a0f0a0276311209436f6e6669674d6170 1201 0c', 'proto: ConfigMap: wiretype end group for non-group'],
    ['6b387300 0a0f0a0276311209436f6e6669674d6170 1201 04', 'proto: ConfigMap: wiretype end group for non-group'],
    ['6b387300 0a0f0a0276311209436f6e6669674d6170 1202 0200', 'proto: ConfigMap: illegal tag 0 (wire type 2)'],
    [
      '6b387300 0a0f0a0276311209436f6e6669674d6170 1206 f8ffffff7f00',
      'proto: ConfigMap: illegal tag -1 (wire type 34359738360)',
    ],
    ['6b387300 0a0f0a0276311209436f6e6669674d6170 1201 67', 'proto: illegal wireType 7'],
    ['6b387300 0a0f0a0276311209436f6e6669674d6170 120c 60ffffffffffffffffffff01', 'proto: integer overflow'],
    [
      '6b387300 0a0f0a0276311209436f6e6669674d6170 120b 0affffffffffffffffff01',
      'proto: negative length found during unmarshaling',
    ],
  ] as const) {
    assert.throws(() => protobuf.decode(bytes(data)), { code: 'ERR_DECODE', text }, data);
  }
  assert.throws(() => protobuf.decode(bytes('6b387300 0a0a0a0478 2f79 31 1202 5a 5a')), { code: /ERR_/ });
});

test('what a reader must put up with', () => {
  const configMap = (body: string): corev1.ConfigMap => {
    const message = bytes(body);
    return protobuf.decode(
      Uint8Array.from([...bytes('6b387300 0a0f0a0276311209436f6e6669674d6170'), 0x12, message.length, ...message]),
    ).object as corev1.ConfigMap;
  };
  // The last of several wins; messages are merged; a tag may be longer than need be.
  assert.deepEqual(configMap('0a03 0a0161 0a03 0a0162 8a00 03 1a0163').metadata, { name: 'b', namespace: 'c' });
  assert.equal(configMap('0a05 0a0161 0a00').metadata.name || undefined, undefined);
  assert.equal(
    canonical.encodeToString(configMap('0a05 0a0161 0a00')),
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{}}\n',
  );
  // A zero time is none, also after another one.
  assert.deepEqual(configMap('0a04 42020801').metadata, { creationTimestamp: '1970-01-01T00:00:01Z' });
  assert.deepEqual(configMap('0a06 42020801 4200').metadata, {});
  // Unknown fields of all wire types go.
  assert.deepEqual(configMap('6001 610102030405060708 6203010203 63 6801 64 6501020304').metadata, {});
  // The entry of a map may lack its key, its value, or have more.
  assert.deepEqual(configMap('1200 1206 0a0161 120162 1205 0a0163 1801').data, { '': '', a: 'b', c: '' });
  // A boolean is true whatever bit is set.
  assert.equal(configMap('208080808080808001').immutable, true);
});

test('numbers may be packed or not, and are written one by one', () => {
  const pod = new corev1.Pod({
    spec: { containers: [], securityContext: { supplementalGroups: [1, -1, 9007199254740993n as never] } },
  });
  const data = protobuf.encode(pod);
  assert.ok(hex(data).includes('200120ffffffffffffffffff01208180808080808010'), hex(data));
  const groups = (of: Uint8Array): unknown => (protobuf.decode(of).object as corev1.Pod).spec!.securityContext;
  assert.deepEqual(groups(data), { supplementalGroups: [1, -1, 9007199254740993n as never] });
  // Spec (2) with a security context (14) with packed groups (4).
  const body = (packed: string): Uint8Array => bytes(`6b387300 0a090a0276311203506f64 120a 1208 7206 ${packed}`);
  assert.deepEqual(groups(body('2204 01020304')), { supplementalGroups: [1, 2, 3, 4] });
});

test('values in JSON and Protobuf form', () => {
  const service = new corev1.Service({
    spec: {
      ports: [
        { port: 80, targetPort: 'http' },
        { port: 443, targetPort: -8443 },
      ],
    },
  });
  const { spec } = protobuf.decode(protobuf.encode(service)).object as corev1.Service;
  assert.deepEqual(
    spec?.ports?.map(({ targetPort }) => targetPort),
    ['http', -8443],
  );
  const pod = new corev1.Pod({
    metadata: { creationTimestamp: '2024-02-29T12:00:00.75+02:00', generation: (2n ** 60n) as never },
    spec: {
      containers: [{ name: 'a', resources: { requests: { memory: '1024Ki', cpu: 2 } }, env: [] }],
      volumes: [{ name: 'v', emptyDir: {} }],
    },
  });
  const back = protobuf.decode(protobuf.encode(pod)).object as corev1.Pod;
  assert.deepEqual(back.metadata, { creationTimestamp: '2024-02-29T10:00:00Z', generation: (2n ** 60n) as never });
  assert.deepEqual(back.spec?.containers, [{ name: 'a', resources: { requests: { cpu: '2', memory: '1Mi' } } }]);
  assert.deepEqual(back.spec?.volumes, [{ name: 'v', emptyDir: {} }]);
  const secret = new corev1.Secret({ data: { b: 'AP8=', a: '' } });
  assert.deepEqual((protobuf.decode(protobuf.encode(secret)).object as corev1.Secret).data, { a: '', b: 'AP8=' });
});

test('an error names the value that its field cannot hold', () => {
  const wrong = new corev1.Pod({ spec: { containers: [{ name: 'a', ports: [{ containerPort: '80' as never }] }] } });
  assert.throws(() => protobuf.encode(wrong), {
    code: 'ERR_ENCODE',
    message: /spec\.containers\[0\]\.ports\[0\]\.containerPort: json: cannot unmarshal string/,
  });
  for (const spec of [
    { containers: {} },
    { containers: [null, 'x'] },
    { nodeSelector: 'x', containers: [] },
    { containers: [{ name: 5 }] },
  ]) {
    assert.throws(() => protobuf.encode(new corev1.Pod({ spec } as never)), { code: 'ERR_ENCODE' });
  }
  assert.throws(() => protobuf.encode(new corev1.Pod({ metadata: { creationTimestamp: 'yesterday' } } as never)), {
    code: 'ERR_ENCODE',
    message: /metadata\.creationTimestamp/,
  });
});

/** A pod whose one set of fields is this text, which must be as long as that of `managedFields`. */
function podWithFields(text: string): Uint8Array {
  const plain = JSON.stringify(managedFields[0]!.fieldsV1);
  assert.equal(Buffer.byteLength(text), plain.length);
  const template = protobuf.encode(new corev1.Pod({ metadata: { managedFields } }));
  const at = Buffer.from(template).indexOf(plain);
  // No length around it changes.
  return Uint8Array.from([...template.subarray(0, at), ...Buffer.from(text), ...template.subarray(at + plain.length)]);
}

const entryOf = (data: Uint8Array): metav1.ManagedFieldsEntry =>
  (protobuf.decode(data).object as corev1.Pod).metadata.managedFields![0]!;

test('raw JSON is a value: what Go keeps of its spelling goes', () => {
  const entry = entryOf(podWithFields('{"f:x":1.50,"é":0}'));
  assert.deepEqual(Object.getOwnPropertyDescriptor(entry, 'fieldsV1'), {
    value: { 'f:x': 1.5, é: 0 },
    writable: true,
    enumerable: true,
    configurable: true,
  });
  const pod = new corev1.Pod({ metadata: { managedFields: [entry] } });
  assert.ok(Buffer.from(protobuf.encode(pod)).includes('{"f:x":1.5,"é":0}'));
  const exact = entryOf(podWithFields('{"a":1234567890123}'));
  assert.deepEqual(exact.fieldsV1, { a: 1234567890123 });
  const big = podWithFields('[-9007199254740993]');
  assert.deepEqual(entryOf(big).fieldsV1, [-9007199254740993n]);
  assert.equal(hex(protobuf.encode(protobuf.decode(big).object)), hex(big));
});

test('raw bytes that are not JSON are a Uint8Array, which JSON refuses', () => {
  // Infinity is not JSON either.
  for (const text of ['{"f:spec":{".":{}} ', '{"f:number": 1e400}']) {
    const data = podWithFields(text);
    const { object } = protobuf.decode(data);
    const bytesOf = (pod: unknown): unknown => (pod as corev1.Pod).metadata.managedFields![0]!.fieldsV1;
    assert.deepEqual(bytesOf(object), Uint8Array.from(Buffer.from(text)));
    for (const copy of [object, deepCopy(object as corev1.Pod), structuredClone({ ...object })]) {
      assert.deepEqual(bytesOf(copy), Uint8Array.from(Buffer.from(text)));
      assert.equal(hex(protobuf.encode(copy)), hex(data));
    }
    assert.notEqual(bytesOf(deepCopy(object as corev1.Pod)), bytesOf(object));
    assert.throws(() => canonical.encode(object), {
      code: 'ERR_ENCODE',
      message: /FieldsV1: raw bytes that are not JSON/,
    });
    assert.throws(() => cbor.encode(object), { code: 'ERR_ENCODE', message: /FieldsV1: raw bytes that are not JSON/ });
  }
});

test('a list of any objects', () => {
  const all = new Serializer(scheme, { codecs: allCodecs });
  const items = [{ kind: 'ConfigMap', apiVersion: 'v1', metadata: { name: 'x'.repeat(100) } }, 1, [true], null];
  const list = { kind: 'List', apiVersion: 'v1', metadata: {}, items };
  const back = all.decode(all.encode(list)).object as unknown as typeof list;
  assert.equal(hex(all.encode(back)), hex(all.encode(list)));
  assert.deepEqual([...back.items], items);
  assert.equal(JSON.stringify(back.items), JSON.stringify(items));
});

test('without an envelope the type must be known', () => {
  const configMap = new corev1.ConfigMap({ data: { a: 'b' } });
  const data = raw.encode(configMap);
  assert.equal(hex(data), '0a100a0012001a0022002a0032003800420012060a0161120162');
  assert.equal(raw.identifier(), 'raw-protobuf');
  assert.throws(() => raw.decode(data), { code: 'ERR_DECODE', text: /requires an object to decode into/ });
  assert.throws(() => raw.decode('', undefined, new corev1.ConfigMap()), { code: 'ERR_DECODE', text: 'empty data' });
  const { object, gvk } = raw.decode(data, undefined, new corev1.ConfigMap());
  assert.equal(gvk.kind, 'ConfigMap');
  assert.deepEqual({ ...object }, { kind: 'ConfigMap', apiVersion: 'v1', metadata: {}, data: { a: 'b' } });
  assert.throws(() => raw.encodeToString(configMap), { code: 'ERR_CODEC' });
});

test('a watch event holds another message', () => {
  const pod = protobuf.encode(new corev1.Pod({ metadata: { name: 'a' }, spec: { containers: [] } }));
  const event = new metav1.WatchEvent({ type: 'ADDED', object: pod });
  const data = raw.encode(event);
  const frame = LengthDelimitedFramer.writeFrame(data);
  assert.equal(hex(frame.subarray(0, 4)), data.length.toString(16).padStart(8, '0'));
  const { object } = raw.decode(data, undefined, new metav1.WatchEvent());
  assert.equal((object as metav1.WatchEvent).type, 'ADDED');
  assert.equal(hex((object as metav1.WatchEvent).object as Uint8Array), hex(pod));
  assert.equal(hex(raw.encode(object)), hex(data));
});
