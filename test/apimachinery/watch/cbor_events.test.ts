// Watches in CBOR: a sequence of maps, whose objects are decoded by the serializer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDecodeError, scheme } from 'kubetyped';
import { ConfigMap } from 'kubetyped/api/core/v1';
import type { Status } from 'kubetyped/apimachinery/apis/meta/v1';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import type { Event } from 'kubetyped/apimachinery/watch';
import { CBOREvents, decodeWatch, encodeWatch, isEventType } from 'kubetyped/apimachinery/watch';
import { inChunks } from '../vectors/stream_rows.ts';

const serializer = new Serializer(scheme);
const options = { decoder: serializer, contentType: 'application/cbor-seq', formats: [CBOREvents] };

function hex(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));
}

test('events survive a stream in chunks of every size', async () => {
  const events: Event<ConfigMap>[] = [
    { type: 'ADDED', object: new ConfigMap({ metadata: { name: 'a' }, data: { __proto__x: 'b'.repeat(300) } }) },
    { type: 'DELETED', object: new ConfigMap({ metadata: { name: 'ä' } }) },
    {
      type: 'ERROR',
      object: serializer.decode(serializer.encode({ apiVersion: 'v1', kind: 'Status', code: 410 } as never))
        .object as Status,
    },
  ];
  const chunks: Uint8Array[] = [];
  for await (const chunk of encodeWatch(events, {
    encoder: serializer,
    contentType: 'application/cbor-seq',
    formats: [CBOREvents],
  }))
    chunks.push(chunk);
  const bytes = new Uint8Array(Buffer.concat(chunks));
  // The tag that says that it is CBOR, a map of two, byte strings for text, and the tag for the object again: as Go writes it.
  assert.equal(
    Buffer.from(bytes.subarray(0, 27)).toString('hex'),
    'd9d9f7' + 'a2' + '44' + '74797065' + '45' + '4144444544' + '46' + '6f626a656374' + 'd9d9f7' + 'a4' + '44',
  );
  for (let size = 1; size < 100; size += 7) {
    const read: Event<ConfigMap>[] = [];
    for await (const event of decodeWatch(ConfigMap, inChunks(bytes, size), options)) read.push(event);
    assert.deepEqual(
      read.map(({ type, object }) => [isEventType(type), type, serializer.encode(object)]),
      events.map(({ type, object }) => [true, type, serializer.encode(object)]),
    );
  }
});

test('events of any well-formed CBOR: text strings, tags, no lengths, other keys', () => {
  for (const [text, type, raw] of [
    ['a2 64 74797065 65 4144444544 66 6f626a656374 a0', 'ADDED', 'a0'],
    [
      'd9d9f7 bf 66 6f626a656374 d9d9f7a0 63 616263 82 01 9f02ff 64 74797065 d8 40 65 4144444544 ff',
      'ADDED',
      'd9d9f7a0',
    ],
    ['a1 64 74797065 5f 42 4144 43 444544 ff', 'ADDED', ''],
    ['a1 66 6f626a656374 f6', '', ''],
    ['a0', '', ''],
  ] as const) {
    const event = CBOREvents.split(hex(text));
    assert.deepEqual([event.type, Buffer.from(event.raw).toString('hex')], [type, raw], text);
  }
});

test('data that are not an event are refused', () => {
  for (const text of ['', 'a1', '80', '64 74797065', 'a0a0', 'a1 01 02', 'a1 64 74797065 01', 'ff', 'bf64']) {
    assert.throws(() => CBOREvents.split(hex(text)), isDecodeError, text);
  }
});
