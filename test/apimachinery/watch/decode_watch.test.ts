import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import * as corev1 from 'kubetyped/api/core/v1';
import { codecs as coreCodecs } from 'kubetyped/api/core/v1/protobuf';
import { Status } from 'kubetyped/apimachinery/apis/meta/v1';
import { codecs as metaCodecs } from 'kubetyped/apimachinery/apis/meta/v1/protobuf';
import {
  ContentTypeCBOR,
  ContentTypeProtobuf,
  Scheme,
  serializerInfoForMediaType,
} from 'kubetyped/apimachinery/runtime';
import { CodecFactory } from 'kubetyped/apimachinery/runtime/serializer';
import { newCodecFactory } from 'kubetyped/apimachinery/runtime/serializer/all';
import { withCBOR } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import * as watch from 'kubetyped/apimachinery/watch';
import { ALL, someOf } from '../../some_of.ts';
import { bytesOf, inChunks, streamRows } from '../vectors/stream_rows.ts';
import type { ManyEvents, ManyEventsResult } from './many_events.ts';

const SIZES = Array.from({ length: 257 }, (_, at) => at + 1);

const scheme = new Scheme();
corev1.addToScheme(scheme);
const json = new Serializer(scheme, { canonical: true });
const decoder = new CodecFactory(scheme).universalDeserializer();
/** What clients of Go decode the objects of a stream with. */
const jsonDecoder = new Serializer(scheme);
const utf8 = new TextEncoder();
const binary = newCodecFactory(scheme, { codecs: [coreCodecs, metaCodecs], serializers: [withCBOR] });

/** How a binary stream is read and written, with the codecs of the Kinds. */
function wired(mediaType: string): watch.DecodeWatchOptions & watch.EncodeWatchOptions {
  const { serializer } = serializerInfoForMediaType(binary.supportedMediaTypes(), mediaType)!;
  return {
    decoder: serializer,
    encoder: serializer,
    contentType: mediaType,
    formats: [watch.JSONEvents, watch.ProtobufEvents, watch.CBOREvents],
  };
}

const formats = { protobuf: wired(ContentTypeProtobuf), cbor: wired(ContentTypeCBOR) };

interface Result {
  readonly events: { readonly type: string; readonly object: unknown }[];
  readonly err: string | undefined;
}

async function read(bytes: Uint8Array, size: number, options: watch.DecodeWatchOptions = { decoder }): Promise<Result> {
  const events: Result['events'] = [];
  try {
    for await (const { type, object } of watch.decodeWatch(inChunks(bytes, size), options)) {
      events.push({ type, object: JSON.parse(json.encodeToString(object)) as unknown });
    }
  } catch (error) {
    const { cause, message } = error as Error;
    return {
      events,
      err:
        (cause as { text?: string } | undefined)?.text === undefined
          ? ((error as { text?: string }).text ?? message)
          : message,
    };
  }
  return { events, err: undefined };
}

test('json: the events that Go writes', async () => {
  for (const row of streamRows('events', 'json')) {
    for (const size of [1, 2, 3, 7, 64, 1000, 65536]) {
      assert.deepEqual(await read(bytesOf(row.stream), size), { events: [...(row.events ?? [])], err: undefined });
    }
  }
});

test('json: what is written equals what Go writes', async () => {
  for (const row of streamRows('events', 'json')) {
    const events = watch.decodeWatch(inChunks(bytesOf(row.stream), 100), { decoder });
    const chunks: Uint8Array[] = [];
    for await (const chunk of watch.encodeWatch(events, { encoder: json })) chunks.push(chunk);
    assert.equal(Buffer.concat(chunks).toString('utf8'), Buffer.from(bytesOf(row.stream)).toString('utf8'));
  }
});

test('json: the same events and errors as Go for streams that were tampered with', async () => {
  let errors = 0;
  for (const row of streamRows('read', 'json')) {
    const got = await read(bytesOf(row.stream), 50, { decoder: jsonDecoder });
    const source = Buffer.from(bytesOf(row.stream)).toString('utf8');
    // Go drops apiVersion and kind, and the vectors have those of the Scheme.
    assert.deepEqual(withoutKind(got.events), withoutKind(row.events ?? []), source);
    assert.equal(comparableError(got.err), comparableError(row.err), source);
    if (row.err !== undefined) errors++;
  }
  assert.ok(errors > 100);
});

/** Go replaces every byte of a broken character, the TextDecoder the character. */
function withoutKind(events: readonly { readonly type: string; readonly object: unknown }[]): unknown {
  const text = JSON.stringify(
    events.map(({ type, object }) => [type, { ...(object as object), apiVersion: '', kind: '' }]),
  );
  return JSON.parse(text.replace(/\ufffd+/g, '\ufffd'));
}

/** The texts of type errors name Go's own types where an event holds what is not an object. */
function comparableError(err: string | undefined): string | undefined {
  return err?.replace(/in scheme ".*"$/, 'in scheme').replace(/^couldn't get version\/kind; json parse error: /, '');
}

for (const format of ['protobuf', 'cbor'] as const) {
  test(`${format}: the events that Go writes in chunks of every size, and the bytes that Go writes`, async () => {
    for (const row of streamRows('events', format)) {
      const stream = bytesOf(row.stream);
      const expected: Result = { events: [...(row.events ?? [])], err: undefined };
      for (const size of new Set([2, 3, 4, 5, ...someOf(SIZES, 5)]))
        assert.deepEqual(await read(stream, size, formats[format]), expected, `chunks of ${size}`);
      for (const size of [1000, 4096, 65536])
        assert.deepEqual(await read(stream, size, formats[format]), expected, `chunks of ${size}`);
      const chunks: Uint8Array[] = [];
      for await (const chunk of watch.encodeWatch(
        watch.decodeWatch(inChunks(stream, 100), formats[format]),
        formats[format],
      ))
        chunks.push(chunk);
      assert.deepEqual(Buffer.concat(chunks), Buffer.from(stream));
    }
  });

  test(`${format}: the same events and errors as Go for streams that were tampered with`, async () => {
    const errors = { any: 0, sameText: 0 };
    for (const row of streamRows('read', format)) {
      const stream = bytesOf(row.stream);
      const got = await read(stream, 50, formats[format]);
      assert.deepEqual(withoutKind(got.events), withoutKind(row.events ?? []), row.stream);
      if (format === 'protobuf' && row.err === undefined && got.err === 'unexpected EOF' && isCutBehindHeader(stream))
        continue;
      assert.equal(typeof got.err, typeof row.err, `${row.stream}: ${got.err}, but Go says ${row.err}`);
      if (row.err === undefined) continue;
      errors.any++;
      if (comparableError(got.err) === comparableError(row.err)) errors.sameText++;
      // What is not CBOR, or no event, is refused in our words. Go quotes what is not UTF-8 byte for byte.
      else if (format === 'cbor') assert.match(row.err, /cbor: |\\x/, row.stream);
      // Of a frame that is too long and cut as well, Go reads on before it says so.
      else assert.deepEqual([got.err?.includes('maximum allowed size'), row.err], [true, 'unexpected EOF'], row.stream);
    }
    assert.ok(errors.sameText > 200 && errors.sameText / errors.any > 0.8, JSON.stringify(errors));
  });
}

/** Go takes a stream that is cut right behind a header for complete. */
function isCutBehindHeader(bytes: Uint8Array): boolean {
  let at = 0;
  while (at + 4 <= bytes.length) at += 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
  return at > bytes.length;
}

test('an event without an object in Protobuf is written as Go writes it', () => {
  assert.deepEqual([...watch.ProtobufEvents.join({ type: '', raw: new Uint8Array(0) })], [0x0a, 0, 0x12, 0]);
  assert.deepEqual(watch.ProtobufEvents.split(Uint8Array.of(0x0a, 0, 0x12, 0)), { type: '', raw: new Uint8Array(0) });
  assert.equal(
    new TextDecoder().decode(watch.JSONEvents.join({ type: 'ADDED', raw: new Uint8Array(0) })),
    '{"type":"ADDED","object":null}\n',
  );
});

for (const format of ['json', 'protobuf', 'cbor'] as const) {
  test(`${format}: 100,000 events in chunks of any size, in constant memory`, { timeout: 600_000 }, async (t) => {
    const workerData: ManyEvents = { format, blocks: 100, sizes: ALL ? [1, 2, 3, 7, 64, 1000, 65536] : [65536] };
    const worker = new Worker(new URL('./many_events.ts', import.meta.url), { workerData });
    const [results] = (await once(worker, 'message')) as [ManyEventsResult[]];
    assert.equal(results.length, workerData.sizes.length);
    for (const { size, events, heap, wrong } of results) {
      t.diagnostic(`chunks of ${size}: the heap grew by ${(heap / 1e6).toFixed(1)} MB`);
      assert.equal(wrong, undefined, `chunks of ${size}`);
      assert.equal(events, 100_000, `chunks of ${size}`);
      // All events together would take more than 50 MB as bytes and several times that as objects.
      assert.ok(heap < 100e6, `chunks of ${size}: the heap grew by ${heap} bytes`);
    }
  });
}

const added = '{"type":"ADDED","object":{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a"}}}\n';

test('a cut stream, an oversized event and an ERROR event give different errors', async () => {
  const gone =
    '{"type":"ERROR","object":{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","reason":"Expired","code":410}}\n';
  const events: watch.Event[] = [];
  for await (const event of watch.decodeWatch(inChunks(utf8.encode(added + gone), 9), { decoder })) {
    events.push(event);
    if (event.type === 'ERROR') {
      const status: Status = event.object;
      assert.equal(status.code, 410);
    }
  }
  assert.deepEqual(
    events.map(({ type }) => type),
    ['ADDED', 'ERROR'],
  );

  await assert.rejects(drain(watch.decodeWatch(inChunks(utf8.encode(added + added.slice(0, 30)), 9), { decoder })), {
    code: 'ERR_UNEXPECTED_EOF',
  });
  await assert.rejects(drain(watch.decodeWatch(inChunks(utf8.encode(added), 9), { decoder, maxBytes: 20 })), {
    code: 'ERR_OBJECT_TOO_LARGE',
    maxBytes: 20,
  });
  await assert.rejects(drain(watch.decodeWatch(inChunks(utf8.encode('<html>'), 9), { decoder })), {
    code: 'ERR_FRAME_SYNTAX',
  });
  await assert.rejects(
    drain(watch.decodeWatch(inChunks(utf8.encode('{"type":"CHANGED","object":{}}'), 9), { decoder })),
    {
      code: 'ERR_WATCH_DECODE',
      eventType: 'CHANGED',
      message: 'got invalid watch event type: CHANGED',
    },
  );
  await assert.rejects(
    drain(watch.decodeWatch(inChunks(utf8.encode('{"type":"ADDED","object":{"kind":"Pod"}}'), 9), { decoder })),
    {
      code: 'ERR_WATCH_DECODE',
      message: `unable to decode watch event: Object 'apiVersion' is missing in '{"kind":"Pod"}'`,
    },
  );
});

for (const format of ['protobuf', 'cbor'] as const) {
  test(`${format}: a cut stream, an oversized event and an ERROR event give different errors`, async () => {
    const options = formats[format];
    const pod = watch.encodeEvent({ type: 'ADDED', object: new corev1.Pod({ metadata: { name: 'a' } }) }, options);
    const gone = watch.encodeEvent(
      { type: 'ERROR', object: new Status({ status: 'Failure', reason: 'Expired', code: 410 }) },
      options,
    );
    for (let size = 1; size <= 64; size++) {
      const { events, err } = await read(Buffer.concat([pod, gone]), size, options);
      assert.deepEqual(
        [events.map(({ type }) => type), (events[1]?.object as Status).code, err],
        [['ADDED', 'ERROR'], 410, undefined],
      );
      for (const cut of [1, pod.length >> 1, pod.length - 1]) {
        await assert.rejects(
          drain(watch.decodeWatch(inChunks(Buffer.concat([pod, pod.subarray(0, cut)]), size), options)),
          { code: 'ERR_UNEXPECTED_EOF' },
        );
      }
      await assert.rejects(drain(watch.decodeWatch(inChunks(pod, size), { ...options, maxBytes: 20 })), {
        code: 'ERR_OBJECT_TOO_LARGE',
        maxBytes: 20,
      });
    }
  });
}

async function drain(events: AsyncIterable<watch.Event<object>>): Promise<number> {
  let events_ = 0;
  for await (const event of events) {
    assert.ok(event.type);
    events_++;
  }
  return events_;
}

test('a Decoder continues after an event that it cannot read', async () => {
  const wrong = '{"type":"ADDED","object":{"apiVersion":"v1","kind":"Pod","metadata":{"name":1}}}\n';
  const source = new watch.Decoder(
    corev1.Pod,
    inChunks(utf8.encode(added + wrong + added.replace('"a"', `"${'a'.repeat(100)}"`) + added), 11),
    { decoder, maxBytes: 150 },
  );
  const got: unknown[] = [];
  for (;;) {
    try {
      const event = await source.decode();
      if (event === undefined) break;
      got.push(event.type);
    } catch (error) {
      got.push((error as { code: unknown }).code);
    }
  }
  assert.deepEqual(got, ['ADDED', 'ERR_WATCH_DECODE', 'ERR_OBJECT_TOO_LARGE', 'ADDED']);
});

test('numbers beyond 2^53 and __proto__ come through', async () => {
  const text =
    '{"type":"ADDED","object":{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a","generation":9007199254740993},"data":{"__proto__":"x"}}}';
  for (const stream of [text, text.replace('}}}', '}},"more":1}')]) {
    for await (const event of watch.decodeWatch(corev1.ConfigMap, inChunks(utf8.encode(stream), 20), { decoder })) {
      if (event.type === 'ERROR') assert.fail();
      assert.equal(event.object.metadata.generation, 9007199254740993n);
      assert.deepEqual(Object.entries(event.object.data!), [['__proto__', 'x']]);
    }
  }
});

test('events of a class have its objects, and others are refused', async () => {
  const service = '{"type":"ADDED","object":{"apiVersion":"v1","kind":"Service","metadata":{"name":"s"}}}\n';
  const gone = '{"type":"ERROR","object":{"apiVersion":"v1","kind":"Status","code":410}}\n';
  const bytes = utf8.encode(added + service + gone);
  const reader = new watch.Decoder(corev1.Pod, inChunks(bytes, 9), { decoder });
  const first = await reader.decode();
  assert.ok(first?.type === 'ADDED' && first.object instanceof corev1.Pod);
  await assert.rejects(reader.decode(), {
    code: 'ERR_WATCH_DECODE',
    eventType: 'ADDED',
    message: 'unable to decode watch event: expected an instance of the class of v1 Pod, got /v1, Kind=Service',
  });
  const last = await reader.decode();
  assert.ok(last?.type === 'ERROR' && last.object.code === 410);

  const refused = { code: 'ERR_WATCH_DECODE' };
  await assert.rejects(drain(watch.decodeWatch(corev1.Pod, inChunks(bytes, 9), { decoder })), refused);
  const stream = new Blob([bytes]).stream().pipeThrough(watch.watchDecoderStream(corev1.Pod, { decoder }));
  await assert.rejects(drain(stream), refused);
  const frame = utf8.encode(service);
  assert.throws(() => watch.decodeEvent(corev1.Pod, frame, watch.JSONEvents, decoder), refused);
  const { object } = watch.decodeEvent(corev1.Service, frame, watch.JSONEvents, decoder);
  assert.ok(object instanceof corev1.Service);
  assert.equal(watch.decodeEvent(frame, watch.JSONEvents, decoder).object.kind, 'Service');
});

test('an unknown media type is refused before anything is read', () => {
  const source = inChunks(utf8.encode(added), 10);
  assert.throws(() => watch.decodeWatch(source, { decoder, contentType: 'text/html; charset=utf-8' }), {
    code: 'ERR_NEGOTIATE',
    message: 'no stream serializers registered for text/html',
  });
  assert.equal(watch.eventFormatFor(null), watch.JSONEvents);
  assert.equal(watch.eventFormatFor('Application/JSON;stream=watch'), watch.JSONEvents);
});

test('leaving the loop and aborting cancel the body', async () => {
  const bodyOf = (onCancel: () => void): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start: (controller) => controller.enqueue(utf8.encode(added)),
      cancel: onCancel,
    });
  let cancelled = 0;
  for await (const event of watch.decodeWatch(
    bodyOf(() => cancelled++),
    { decoder },
  )) {
    assert.equal(event.type, 'ADDED');
    break;
  }
  assert.equal(cancelled, 1);
  const abort = new AbortController();
  await assert.rejects(
    async () => {
      for await (const event of watch.decodeWatch(
        bodyOf(() => cancelled++),
        { decoder, signal: abort.signal },
      )) {
        assert.equal(event.type, 'ADDED');
        setTimeout(() => abort.abort(), 1);
      }
    },
    { name: 'AbortError' },
  );
  assert.equal(cancelled, 2);
});

test('as steps of a pipe', async () => {
  const events = [
    watch.newEvent('ADDED', new corev1.Pod({ metadata: { name: 'a' } })),
    watch.newEvent('DELETED', new corev1.Pod({ metadata: { name: 'b' } })),
  ];
  const source = new ReadableStream<watch.Event>({
    start(controller): void {
      for (const event of events) controller.enqueue(event);
      controller.close();
    },
  });
  const body = source.pipeThrough(watch.watchEncoderStream({ encoder: json }));
  const reader = body.pipeThrough(watch.watchDecoderStream(corev1.Pod, { decoder })).getReader();
  const names: unknown[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (next.value.type === 'ERROR') assert.fail();
    names.push([next.value.type, next.value.object.metadata.name]);
  }
  assert.deepEqual(names, [
    ['ADDED', 'a'],
    ['DELETED', 'b'],
  ]);
});

test('a StreamWatcher ends quietly when the connection is cut, and reports everything else', async () => {
  const reporter: watch.Reporter = {
    asObject: (error) => ({ kind: 'Status', apiVersion: 'v1', message: error.message }) as Status,
  };
  const cases: readonly (readonly [string, readonly string[]])[] = [
    [added, ['ADDED']],
    [added + added.slice(0, 20), ['ADDED']],
    [
      added + '{"type":"X","object":{}}',
      ['ADDED', 'unable to decode an event from the watch stream: got invalid watch event type: X'],
    ],
  ];
  for (const [text, expected] of cases) {
    const watcher = new watch.StreamWatcher(new watch.Decoder(inChunks(utf8.encode(text), 13), { decoder }), reporter);
    const got: string[] = [];
    for await (const event of watcher) got.push(event.type === 'ERROR' ? event.object.message! : event.type);
    assert.deepEqual(got, expected);
  }
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({ cancel: () => void (cancelled = true) });
  const watcher = new watch.StreamWatcher(new watch.Decoder(body, { decoder }), reporter);
  const next = watcher[Symbol.asyncIterator]().next();
  watcher.close();
  watcher.close();
  assert.deepEqual(await next, { done: true, value: undefined });
  assert.ok(cancelled);
});
