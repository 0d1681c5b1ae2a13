import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { newSelector } from 'kubetyped/apimachinery/sharding';
import { Client } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import { SharedInformer } from 'kubetyped/client/tools/cache';
import type { Transport } from 'kubetyped/client/transport';

for (const watchList of [true, false])
  test(`an informer asks for its shard${watchList ? '' : ', listing'}`, async () => {
    const api = new FakeAPI({ scheme });
    const shards: (string | null)[] = [];
    const transport: Transport = {
      request: (request) => {
        shards.push(new URLSearchParams(request.query ?? '').get('shardSelector'));
        return api.request(request);
      },
      close: () => api.close(),
    };
    const range = { key: 'object.metadata.uid', start: '0x0000000000000000', end: '0x8000000000000000' };
    const shardSelector = newSelector(range).toString();
    const pods = new Client({ transport }).resource(corev1.Pod);
    const informer = new SharedInformer(pods, { shardSelector, watchList });
    const stop = new AbortController();
    const running = informer.run({ signal: stop.signal });
    await informer.synced();
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    await running;
    assert.deepEqual(shards, watchList ? [shardSelector] : [shardSelector, shardSelector]);
  });
