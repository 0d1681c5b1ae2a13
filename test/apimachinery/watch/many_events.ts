// Run as a worker by decode_watch.test.ts: what the test runner hooks into every promise would cost more than what is
// measured here.
import { parentPort, workerData } from 'node:worker_threads';
import * as corev1 from 'kubetyped/api/core/v1';
import { codecs } from 'kubetyped/api/core/v1/protobuf';
import {
  ContentTypeCBOR,
  ContentTypeCBORSequence,
  ContentTypeJSON,
  ContentTypeProtobuf,
  Scheme,
  serializerInfoForMediaType,
} from 'kubetyped/apimachinery/runtime';
import { newCodecFactory } from 'kubetyped/apimachinery/runtime/serializer/all';
import { withCBOR } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import {
  CBOREvents,
  type DecodeWatchOptions,
  decodeWatch,
  type EncodeWatchOptions,
  type Event,
  encodeEvent,
  JSONEvents,
  ProtobufEvents,
} from 'kubetyped/apimachinery/watch';

/** What to read: `blocks` times the same 1,000 events, in chunks of each of the sizes. */
export interface ManyEvents {
  readonly format: keyof typeof contentTypes;
  readonly blocks: number;
  readonly sizes: readonly number[];
}

/** What came of one size. */
export interface ManyEventsResult {
  readonly size: number;
  readonly events: number;
  /** How much the heap grew at most, in bytes. */
  readonly heap: number;
  /** The first event that was another than the one that was sent. */
  readonly wrong: string | undefined;
}

const contentTypes = { json: ContentTypeJSON, protobuf: ContentTypeProtobuf, cbor: ContentTypeCBORSequence } as const;
const formats = [JSONEvents, ProtobufEvents, CBOREvents];
const perBlock = 1000;
const scheme = new Scheme();
corev1.addToScheme(scheme);
const factory = newCodecFactory(scheme, { codecs, serializers: [withCBOR] });

function objectOf(i: number): corev1.ConfigMap {
  return new corev1.ConfigMap({ metadata: { name: `n${i}` }, data: { k: '"é😀\\' } });
}

function blockOf(options: EncodeWatchOptions): Uint8Array {
  const frames = Array.from({ length: perBlock }, (_, i) =>
    encodeEvent({ type: 'MODIFIED', object: objectOf(i) }, options),
  );
  return new Uint8Array(Buffer.concat(frames));
}

/** Not a generator, which would cost more than what is tested. */
function repeated(block: Uint8Array, times: number, size: number): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
      let at = 0;
      let left = times;
      return {
        next() {
          if (at >= block.length) {
            at = 0;
            left--;
          }
          if (left === 0) return Promise.resolve({ done: true, value: undefined });
          const value = block.subarray(at, (at += size));
          return Promise.resolve({ done: false, value });
        },
      };
    },
  };
}

function isRight(event: Event<corev1.ConfigMap>, index: number): boolean {
  return (
    event.type === 'MODIFIED' &&
    event.object.metadata.name === `n${index % perBlock}` &&
    event.object.data?.['k'] === '"é😀\\'
  );
}

async function readAll(
  block: Uint8Array,
  blocks: number,
  size: number,
  options: DecodeWatchOptions,
): Promise<ManyEventsResult> {
  const before = process.memoryUsage().heapUsed;
  let events = 0;
  let heap = 0;
  let wrong: string | undefined;
  for await (const event of decodeWatch(corev1.ConfigMap, repeated(block, blocks, size), options)) {
    if (!isRight(event, events)) wrong ??= JSON.stringify(event);
    if (++events % 1000 === 0) heap = Math.max(heap, process.memoryUsage().heapUsed - before);
  }
  return { size, events, heap, wrong };
}

const { format, blocks, sizes } = workerData as ManyEvents;
const contentType = contentTypes[format];
const { serializer } = serializerInfoForMediaType(
  factory.supportedMediaTypes(),
  format === 'cbor' ? ContentTypeCBOR : contentType,
)!;
const block = blockOf({ encoder: serializer, contentType, formats });
const results: ManyEventsResult[] = [];
for (const size of sizes)
  results.push(await readAll(block, blocks, size, { decoder: serializer, contentType, formats }));
parentPort!.postMessage(results);
