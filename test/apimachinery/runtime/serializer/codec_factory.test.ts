import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import {
  ContentTypeJSON,
  ContentTypeProtobuf,
  ContentTypeYAML,
  type Encoder,
  InternalGroupVersioner,
  newClientNegotiator,
  Scheme,
  type Serializer,
  type StrictDecodingError,
  serializerInfoForMediaType,
} from 'kubetyped/apimachinery/runtime';
import { GroupVersion, GroupVersions } from 'kubetyped/apimachinery/runtime/schema';
import {
  CodecFactory,
  negotiatedSerializerWrapper,
  newSerializerInfo,
  type SerializerFactory,
  withJSON,
} from 'kubetyped/apimachinery/runtime/serializer';
import { newCodecFactory, withYAML } from 'kubetyped/apimachinery/runtime/serializer/all';
import { JSONFramer, LengthDelimitedFramer } from 'kubetyped/apimachinery/util/framer';
import { bytesOf, streamRows } from '../../vectors/stream_rows.ts';

const scheme = new Scheme('test');
corev1.addToScheme(scheme);
appsv1.addToScheme(scheme);
const v1 = new GroupVersion({ version: 'v1' });
const json = new CodecFactory(scheme);
const both = new CodecFactory(scheme, { serializers: [withJSON, withYAML], canonical: true });
const serializerOf = (factory: CodecFactory, mediaType: string): Serializer =>
  serializerInfoForMediaType(factory.supportedMediaTypes(), mediaType)!.serializer;

test('JSON alone by default', () => {
  const [info, ...more] = json.supportedMediaTypes();
  assert.deepEqual(more, []);
  assert.deepEqual(
    [info?.mediaType, info?.mediaTypeType, info?.mediaTypeSubType, info?.encodesAsText],
    [ContentTypeJSON, 'application', 'json', true],
  );
  const pod = new corev1.Pod({ metadata: { name: 'a' } });
  assert.equal(info?.serializer.encodeToString(pod).includes('\n '), false);
  assert.equal(info?.prettySerializer?.encodeToString(pod).includes('\n  "kind"'), true);
  assert.throws(() => info?.strictSerializer?.decode('{"apiVersion":"v1","kind":"Pod","x":1}'), {
    code: 'ERR_STRICT_DECODING',
  });
  assert.ok(info?.serializer.decode('{"apiVersion":"v1","kind":"Pod","x":1}'));
  assert.equal(info?.streamSerializer?.framer, JSONFramer);
  assert.equal(new CodecFactory(scheme, { pretty: false }).supportedMediaTypes()[0]?.prettySerializer, undefined);
  assert.throws(() => new CodecFactory(scheme, { serializers: [] }), TypeError);
});

test('YAML has no streams, and a media type is offered once', () => {
  const factory = new CodecFactory(scheme, { serializers: [withYAML, withJSON, withYAML] });
  assert.deepEqual(
    factory.supportedMediaTypes().map(({ mediaType }) => mediaType),
    [ContentTypeYAML, ContentTypeJSON],
  );
  assert.equal(factory.supportedMediaTypes()[0]?.streamSerializer, undefined);
  assert.equal(factory.legacyCodec(v1).encodeToString(new corev1.Pod()).startsWith('{'), true);
});

test('every strict reader reports faults', () => {
  const strict = new CodecFactory(scheme, { strict: true, serializers: [withJSON, withYAML] });
  for (const data of ['{"apiVersion":"v1","kind":"Pod","x":1}', 'apiVersion: v1\nkind: Pod\nx: 1\n']) {
    for (const decoder of [strict.universalDeserializer(), strict.universalDecoder(), strict.legacyCodec(v1)]) {
      assert.throws(
        () => decoder.decode(data),
        (error: StrictDecodingError) => {
          assert.equal(error.message, 'strict decoding error: unknown field "x"');
          assert.ok(error.object instanceof corev1.Pod);
          return true;
        },
      );
    }
  }
});

test('the universal deserializer finds out the format as Go does', () => {
  const decoder = both.universalDeserializer();
  const encoder = serializerOf(both, ContentTypeJSON);
  let compared = 0;
  for (const row of streamRows('recognize')) {
    const data = bytesOf(row.stream);
    // Protobuf is not among the formats here.
    if (data[0] === 0x6b && data[3] === 0) continue;
    const got: { out?: string; err?: string } = {};
    try {
      got.out = encoder.encodeToString(decoder.decode(data).object);
    } catch (error) {
      got.err = (error as { text?: string }).text ?? (error as Error).message;
    }
    assert.deepEqual(
      got,
      { ...(row.out !== undefined && { out: row.out }), ...(row.err !== undefined && { err: row.err }) },
      Buffer.from(data).toString(),
    );
    compared++;
  }
  assert.ok(compared >= 15);
  assert.throws(() => json.universalDeserializer().decode('apiVersion: v1'), {
    code: 'ERR_UNKNOWN_FORMAT',
    message: 'no serialization format matched the provided data',
  });
});

test('a factory of all formats has those of Go, and finds out Protobuf by its prefix', () => {
  const all = newCodecFactory(scheme, { codecs: [] });
  assert.deepEqual(
    all.supportedMediaTypes().map(({ mediaType }) => mediaType),
    [ContentTypeJSON, ContentTypeYAML, ContentTypeProtobuf],
  );
  const protobuf = serializerInfoForMediaType(all.supportedMediaTypes(), ContentTypeProtobuf)!;
  assert.deepEqual(
    [protobuf.encodesAsText, protobuf.mediaTypeSubType, protobuf.strictSerializer],
    [false, 'vnd.kubernetes.protobuf', protobuf.serializer],
  );
  assert.equal(protobuf.streamSerializer?.framer, LengthDelimitedFramer);
  assert.equal(protobuf.streamSerializer?.serializer.identifier(), 'raw-protobuf');
  const rows = streamRows('recognize').filter(
    (row) => row.err !== undefined && Buffer.from(bytesOf(row.stream)).toString('latin1').startsWith('k8s\0'),
  );
  assert.ok(rows.length >= 3);
  for (const row of rows)
    assert.throws(() => all.universalDeserializer().decode(bytesOf(row.stream)), { message: row.err });
});

test('identifiers equal those of Go', () => {
  const encoder = serializerOf(json, ContentTypeJSON);
  const codecs: Readonly<Record<string, Encoder>> = {
    encoderForVersion: json.encoderForVersion(encoder, v1),
    legacyCodec: json.legacyCodec({ group: 'apps', version: 'v1' }, v1),
    internal: json.codecForVersions(encoder, undefined, InternalGroupVersioner),
    disabled: json.codecForVersions(encoder, undefined),
    none: json.codecForVersions(undefined, json.universalDeserializer()),
    withoutConversion: json.withoutConversion().encoderForVersion(encoder, v1),
  };
  for (const row of streamRows('identifier')) assert.equal(codecs[row.in!]?.identifier(), row.out, row.in);
});

test('a legacy codec reads every format and writes JSON in one of its versions', () => {
  const codec = both.legacyCodec({ group: 'apps', version: 'v1' }, v1);
  const { object, gvk } = codec.decode('apiVersion: v1\nkind: Pod\nmetadata: {name: a}\n');
  assert.ok(object instanceof corev1.Pod);
  assert.equal(gvk.toString(), '/v1, Kind=Pod');
  assert.equal(JSON.parse(codec.encodeToString(object)).metadata.name, 'a');
  assert.throws(() => json.legacyCodec({ group: 'batch', version: 'v1' }).encode(object), {
    code: 'ERR_NOT_REGISTERED',
    message: 'v1.Pod is not suitable for converting to ["batch/v1"] in scheme "test"',
  });
});

test('a universal decoder converts to its versions, or to none', () => {
  const data = '{"apiVersion":"apps/v1","kind":"Deployment"}';
  assert.equal(json.universalDecoder().decode(data).object.apiVersion, 'apps/v1');
  assert.equal(json.universalDecoder({ group: 'apps', version: 'v1' }).decode(data).object.apiVersion, 'apps/v1');
  assert.throws(() => json.universalDecoder(v1).decode(data), { code: 'ERR_NOT_REGISTERED' });
  assert.throws(() => json.decoderToVersion(json.universalDeserializer(), v1).decode(data), {
    code: 'ERR_NOT_REGISTERED',
  });
});

test('codecs with one half refuse the other', () => {
  const serializer = serializerOf(json, ContentTypeJSON);
  const pod = new corev1.Pod();
  assert.throws(() => json.codecForVersions(undefined, serializer).encode(pod), { code: 'ERR_CODEC' });
  assert.throws(() => json.codecForVersions(serializer, undefined).decode('{}'), { code: 'ERR_CODEC' });
  assert.throws(() => json.codecForVersions(serializer, undefined).encode(pod), { code: 'ERR_NOT_REGISTERED' });
});

test('without conversion: the kind is written, nothing else is done', () => {
  const codecs = json.withoutConversion();
  assert.deepEqual(codecs.supportedMediaTypes(), json.supportedMediaTypes());
  const serializer = serializerOf(json, ContentTypeJSON);
  const encoder = codecs.encoderForVersion(serializer, v1);
  const list = new corev1.PodList({ items: [{ metadata: { name: 'a' } }] });
  const item = Object.create(corev1.Pod.prototype, {
    metadata: { value: { name: 'a' }, enumerable: true },
  }) as corev1.Pod;
  assert.deepEqual(JSON.parse(encoder.encodeToString(item)), {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'a' },
  });
  assert.ok(!Object.hasOwn(item, 'kind'));
  assert.equal(encoder.encodeToString(list), serializer.encodeToString(list));
  // What the Scheme doesn't know is written as it is.
  assert.equal(encoder.encodeToString({ apiVersion: 'x/v1', kind: 'Y' }), '{"apiVersion":"x/v1","kind":"Y"}\n');
  // Differs from Go: the kind stays.
  assert.equal(codecs.decoderToVersion(serializer, v1).decode('{"apiVersion":"v1","kind":"Pod"}').object.kind, 'Pod');
});

test("a media type of one's own", () => {
  const reversed: SerializerFactory = (s, options) => {
    const inner = withJSON(s, options).serializer;
    const flip = (text: string): string => [...text].reverse().join('');
    const text = (data: string | Uint8Array): string =>
      typeof data === 'string' ? data : new TextDecoder().decode(data);
    const serializer: Serializer & { recognizesData(data: string | Uint8Array): boolean } = {
      encode: (object) => new TextEncoder().encode(flip(inner.encodeToString(object))),
      encodeToString: (object) => flip(inner.encodeToString(object)),
      identifier: () => 'reversed',
      decode: (data, defaults, into) => inner.decode(flip(text(data)), defaults, into),
      recognizesData: (data) => text(data).startsWith('}') || text(data).startsWith('\n}'),
    };
    return newSerializerInfo('text/nosj', { encodesAsText: true, serializer });
  };
  const factory = new CodecFactory(scheme, { serializers: [withJSON, reversed] });
  const data = serializerOf(factory, 'text/nosj').encode(new corev1.Pod({ metadata: { name: 'a' } }));
  assert.ok(factory.universalDeserializer().decode(data).object instanceof corev1.Pod);
});

test('a client negotiator gives what a media type is read and written with', () => {
  const negotiator = newClientNegotiator(both.withoutConversion(), v1);
  const pod = new corev1.Pod({ metadata: { name: 'a' } });
  assert.ok(negotiator.encoder('').encodeToString(pod).startsWith('{'));
  assert.ok(negotiator.encoder(ContentTypeYAML).encodeToString(pod).startsWith('apiVersion: v1'));
  assert.ok(negotiator.decoder(ContentTypeYAML).decode('{apiVersion: v1, kind: Pod}').object instanceof corev1.Pod);
  const { decoder, framer, serializer } = negotiator.streamDecoder(ContentTypeJSON);
  assert.ok(decoder.decode('{"apiVersion":"v1","kind":"Pod"}'));
  assert.deepEqual([framer, serializer], [JSONFramer, serializerOf(both, ContentTypeJSON)]);
  assert.throws(() => negotiator.encoder('text/html'), {
    code: 'ERR_NEGOTIATE',
    message: 'no serializers registered for text/html',
  });
  assert.throws(() => negotiator.streamDecoder(ContentTypeYAML), {
    code: 'ERR_NEGOTIATE',
    message: 'no stream serializers registered for application/yaml',
  });
  const info = both.supportedMediaTypes()[0]!;
  const wrapper = negotiatedSerializerWrapper(info);
  assert.deepEqual(
    [
      wrapper.supportedMediaTypes(),
      wrapper.encoderForVersion(info.serializer, v1),
      wrapper.decoderToVersion(info.serializer, v1),
    ],
    [[info], info.serializer, info.serializer],
  );
});

test('group versions as a target', () => {
  const codec = json.codecForVersions(
    serializerOf(json, ContentTypeJSON),
    json.universalDeserializer(),
    new GroupVersions([v1]),
    new GroupVersions([v1]),
  );
  assert.equal(codec.decode(codec.encode(new corev1.Pod())).object.apiVersion, 'v1');
});
