// Run as a worker by inputs.test.ts: decodes hostile inputs. Which one is being read stands in shared memory, so that
// the test can tell a hang; the worker's heap is limited, so that one input that takes too much of it ends the worker.
import { parentPort, workerData } from 'node:worker_threads';
import { codecs as apiCodecs } from 'kubetyped/api/protobuf';
import { codecs as metaCodecs } from 'kubetyped/apimachinery/apis/meta/v1/protobuf';
import type { Decoder, RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { Serializer as CBORSerializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as ProtobufSerializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { fullScheme } from '../conformance/scheme.ts';
import { type Format, randomInput } from './random_inputs.ts';

export interface Attack {
  readonly format: Format;
  readonly seed: number;
  readonly count: number;
  /** Of which inputs the outcome is reported: every so manieth. */
  readonly sample: number;
  /** The number of the input that is being read, as an Int32. */
  readonly at: SharedArrayBuffer;
}

export interface Outcome {
  readonly index: number;
  /** Base64. */
  readonly data: string;
  /** Canonical JSON, when the input was taken and has one. */
  readonly json?: string;
  readonly error?: string;
  /** The object was taken, and could not be written as JSON. */
  readonly jsonError?: string;
}

export interface AttackResult {
  readonly taken: number;
  readonly refused: number;
  readonly slowestMs: number;
  readonly slowest: number;
  /** The heap after the run and a look at it, in bytes beyond what it was at the beginning. */
  readonly heap: number;
  readonly faults: readonly string[];
  readonly sampled: readonly Outcome[];
}

/** What decoding may throw. */
const ours = new Set([
  'ERR_DECODE',
  'ERR_STRICT_DECODING',
  'ERR_NOT_REGISTERED',
  'ERR_MISSING_KIND',
  'ERR_MISSING_VERSION',
  'ERR_NOT_MARSHALABLE',
  'ERR_GROUP_VERSION',
]);
/** What encoding may throw: Protobuf holds times and raw JSON that JSON can't. */
const unwritable = new Set(['ERR_ENCODE', 'ERR_JSON_SYNTAX', 'ERR_YAML', 'ERR_INVALID_TIME']);

const { format, seed, count, sample, at } = workerData as Attack;
const scheme = fullScheme();
const canonical = new JSONSerializer(scheme, { canonical: true });
const protobuf = new ProtobufSerializer(scheme, { codecs: [apiCodecs, metaCodecs] });
const serializers = {
  protobuf: { lax: protobuf, strict: protobuf },
  yaml: { lax: new YAMLSerializer(scheme), strict: new YAMLSerializer(scheme, { strict: true }) },
  json: { lax: new JSONSerializer(scheme), strict: new JSONSerializer(scheme, { strict: true }) },
  cbor: { lax: new CBORSerializer(scheme), strict: new CBORSerializer(scheme, { strict: true }) },
};

const current = new Int32Array(at);
const faults: string[] = [];

function prototypes(): string {
  return [Object, Array, Function, String, Number, Uint8Array, Map]
    .map(({ prototype }) =>
      Reflect.ownKeys(prototype as object)
        .map(String)
        .join(),
    )
    .join('|');
}

function textOf(error: unknown, index: number, expected: ReadonlySet<string> = ours): string {
  const { code, text, message, stack } = error as { code?: string; text?: string; message?: string; stack?: string };
  if (!(error instanceof Error) || code === undefined || !expected.has(code))
    faults.push(`input ${index}: ${stack ?? String(error)}`);
  return text ?? message ?? '';
}

function read(decoder: Decoder, data: Uint8Array, index: number): { object?: RuntimeObject; error?: string } {
  try {
    return { object: decoder.decode(data).object };
  } catch (error) {
    return { error: textOf(error, index) };
  }
}

const before = prototypes();
let taken = 0;
let refused = 0;
let slowest = -1;
let slowestMs = 0;
const sampled: Outcome[] = [];
randomInput(format, seed, 0);
const heap = process.memoryUsage().heapUsed;
for (let index = 0; index < count && faults.length < 20; index++) {
  const data = randomInput(format, seed, index);
  Atomics.store(current, 0, index);
  const start = performance.now();
  const { object, error } = read(serializers[format].lax, data, index);
  if (index % 8 === 0) read(serializers[format].strict, data, index);
  if (object === undefined) refused++;
  else taken++;
  let json: string | undefined;
  let jsonError: string | undefined;
  // What was read can be written, or refused with a reason.
  if (object !== undefined && (index % 4 === 0 || index % sample === 0)) {
    try {
      json = canonical.encodeToString(object).trimEnd();
    } catch (caught) {
      jsonError = textOf(caught, index, unwritable);
    }
    try {
      read(serializers[format].lax, serializers[format].lax.encode(object), index);
    } catch (caught) {
      textOf(caught, index, unwritable);
    }
  }
  const took = performance.now() - start;
  if (took > slowestMs) [slowest, slowestMs] = [index, took];
  if (index % sample === 0)
    sampled.push({
      index,
      data: Buffer.from(data).toString('base64'),
      ...(json !== undefined && { json }),
      ...(error !== undefined && { error }),
      ...(jsonError !== undefined && { jsonError }),
    });
  if (index % 1000 === 0 && (prototypes() !== before || Object.keys({}).length > 0))
    faults.push(`input ${index} or one before it changed a prototype`);
}
const result: AttackResult = {
  taken,
  refused,
  slowestMs,
  slowest,
  heap: process.memoryUsage().heapUsed - heap,
  faults,
  sampled,
};
parentPort!.postMessage(result);
