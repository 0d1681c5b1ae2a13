import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { type RuntimeObject, Scheme } from 'kubetyped/apimachinery/runtime';
import { CodecFactory } from 'kubetyped/apimachinery/runtime/serializer';
import {
  Decoder,
  decoderStream,
  decodeStream,
  Encoder,
  encodeFrame,
  encoderStream,
  encodeStream,
  isObjectTooLarge,
  isUnexpectedEOF,
} from 'kubetyped/apimachinery/runtime/serializer/streaming';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { LengthDelimitedFramer, YAMLFramer } from 'kubetyped/apimachinery/util/framer';
import { inChunks } from '../../../vectors/stream_rows.ts';

const scheme = new Scheme();
corev1.addToScheme(scheme);
const json = new CodecFactory(scheme).supportedMediaTypes()[0]!.streamSerializer!;
const formats = {
  json,
  // What is in the frames doesn't matter to the framer.
  length: { framer: LengthDelimitedFramer, serializer: json.serializer },
  yaml: { framer: YAMLFramer, serializer: new YAMLSerializer(scheme) },
};
const pods = ['a', 'b', 'é😀'].map((name) => new corev1.Pod({ metadata: { name } }));
const namesOf = async (objects: AsyncIterable<{ readonly object: RuntimeObject }>): Promise<unknown[]> => {
  const names: unknown[] = [];
  for await (const { object } of objects) names.push((object as corev1.Pod).metadata.name);
  return names;
};

test('what is written to a stream is read from it, in chunks of any size', async () => {
  for (const format of Object.values(formats)) {
    const parts: Uint8Array[] = [];
    for await (const part of encodeStream(pods, format)) parts.push(part);
    const bytes = new Uint8Array(Buffer.concat(parts));
    for (const size of [1, 2, 3, 7, 64, 1000])
      assert.deepEqual(await namesOf(decodeStream(inChunks(bytes, size), format)), ['a', 'b', 'é😀']);
  }
});

test('an Encoder writes to a stream, a Decoder reads from it', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new Encoder(writer, json);
  const writing = (async (): Promise<void> => {
    for (const pod of pods) await encoder.encode(pod);
    await writer.close();
  })();
  assert.deepEqual(await namesOf(new Decoder(readable, json)), ['a', 'b', 'é😀']);
  await writing;
});

test('pipes', async () => {
  const source = new ReadableStream<RuntimeObject>({
    start(controller): void {
      for (const pod of pods) controller.enqueue(pod);
      controller.close();
    },
  });
  const reader = source
    .pipeThrough(encoderStream(formats.length))
    .pipeThrough(decoderStream(formats.length))
    .getReader();
  const names: unknown[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read())
    names.push((next.value.object as corev1.Pod).metadata.name);
  assert.deepEqual(names, ['a', 'b', 'é😀']);
});

test('a Decoder continues after what is too long or cannot be decoded', async () => {
  const frames = [
    pods[0]!,
    new corev1.Pod({ metadata: { name: 'x'.repeat(200) } }),
    { apiVersion: 'v1', kind: 'Nope' },
    pods[1]!,
  ].map((object) => encodeFrame(object, json));
  const decoder = new Decoder(inChunks(new Uint8Array(Buffer.concat(frames)), 10), json, { maxBytes: 150 });
  assert.ok(await decoder.decode());
  await assert.rejects(decoder.decode(), isObjectTooLarge);
  await assert.rejects(decoder.decode(), { code: 'ERR_NOT_REGISTERED' });
  assert.equal(((await decoder.decode())?.object as corev1.Pod).metadata.name, 'b');
  assert.equal(await decoder.decode(), undefined);
  assert.equal(await decoder.decode(), undefined);
});

test('a stream that is cut', async () => {
  const frame = encodeFrame(pods[0]!, json);
  await assert.rejects(namesOf(decodeStream(inChunks(frame.subarray(0, 20), 3), json)), isUnexpectedEOF);
});

test('defaults and objects to decode into', async () => {
  const text = new TextEncoder().encode('{"metadata":{"name":"a"}}{"metadata":{"name":"b"}}');
  assert.deepEqual(
    await namesOf(decodeStream(inChunks(text, 5), json, { defaults: { group: '', version: 'v1', kind: 'Pod' } })),
    ['a', 'b'],
  );
  assert.deepEqual(await namesOf(decodeStream(inChunks(text, 5), json, { into: () => new corev1.ConfigMap() })), [
    'a',
    'b',
  ]);
  const decoder = new Decoder(inChunks(text, 5), json);
  const into = new corev1.Pod();
  assert.equal((await decoder.decode(undefined, into))?.object, into);
  await decoder.close();
  assert.equal(await decoder.decode(), undefined);
});
