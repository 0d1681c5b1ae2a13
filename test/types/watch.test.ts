import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { type RuntimeObject, Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import {
  Decoder,
  type DecodeWatchOptions,
  decodeEvent,
  decodeWatch,
  JSONEvents,
  watchDecoderStream,
} from 'kubetyped/apimachinery/watch';

// What the compiler must accept and refuse. The functions are never called.

export async function ofClass(body: ReadableStream<Uint8Array>, options: DecodeWatchOptions): Promise<void> {
  for await (const event of decodeWatch(corev1.Pod, body, options)) {
    if (event.type === 'ERROR') continue;
    const pod: corev1.Pod = event.object;
    event.object.getName();
    // @ts-expect-error a Pod is no Service
    const service: corev1.Service = event.object;
    void [pod, service];
  }
  const piped = body.pipeThrough(watchDecoderStream(corev1.Pod, options));
  for await (const event of new Decoder(corev1.Pod, body, options))
    if (event.type !== 'ERROR') event.object.spec?.nodeName?.length;
  const event = decodeEvent(corev1.Pod, new Uint8Array(), JSONEvents, options.decoder);
  if (event.type !== 'ERROR') event.object.spec?.nodeName?.length;
  void piped;
}

export async function ofAnyKind(body: ReadableStream<Uint8Array>, options: DecodeWatchOptions): Promise<void> {
  for await (const event of decodeWatch(body, options)) {
    const object: RuntimeObject = event.object;
    void object;
  }
  const { object } = decodeEvent(new Uint8Array(), JSONEvents, options.decoder);
  // @ts-expect-error it may be of any kind
  object.spec;
  new Decoder(body, options);
  watchDecoderStream(options);
}

export function onTrust(body: ReadableStream<Uint8Array>, options: DecodeWatchOptions): void {
  // @ts-expect-error a type argument alone checks nothing
  decodeWatch<corev1.Pod>(body, options);
  // @ts-expect-error a type argument alone checks nothing
  watchDecoderStream<corev1.Pod>(options);
  // @ts-expect-error a type argument alone checks nothing
  decodeEvent<corev1.Pod>(new Uint8Array(), JSONEvents, options.decoder);
  // @ts-expect-error a type argument alone checks nothing
  new Decoder<corev1.Pod>(body, options);
  // @ts-expect-error the class is of another kind
  new Decoder<corev1.Pod>(corev1.Service, body, options);
}

test('what the compiler believes of an event is checked at run time', () => {
  const frame = new TextEncoder().encode('{"type":"ADDED","object":{"apiVersion":"v1","kind":"Service"}}');
  const scheme = new Scheme();
  corev1.addToScheme(scheme);
  const decoder = new Serializer(scheme);
  assert.ok(decodeEvent(corev1.Service, frame, JSONEvents, decoder).object instanceof corev1.Service);
  assert.throws(() => decodeEvent(corev1.Pod, frame, JSONEvents, decoder), { code: 'ERR_WATCH_DECODE' });
});
