// What a controller wrote may be gone before its caches ever had it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import type { FakeAPI } from 'kubetyped/client/testing';
import { ConnectionError, type Transport } from 'kubetyped/client/transport';
import { Controller, ownedBy, setControllerReference } from 'kubetyped/controller';
import { configMap, sleep, until, world } from './world.ts';

/** Loses the watch of Secrets when the first one appears, and lets no other begin for a while. */
class AwayTransport implements Transport {
  isAway = false;
  hasReturned = false;
  readonly #api: FakeAPI;

  constructor(api: FakeAPI) {
    this.#api = api;
  }

  close(): Promise<void> {
    return this.#api.close();
  }

  async request(request: Parameters<Transport['request']>[0]): ReturnType<Transport['request']> {
    const isSecrets = request.method === 'GET' && request.path.endsWith('/secrets');
    if (isSecrets && this.isAway) throw new ConnectionError('refused', 'connection refused');
    const response = await this.#api.request(request);
    if (!isSecrets) return response;
    return { ...response, cancel: () => response.cancel(), body: this.#untilFirst(response.body) };
  }

  async *#untilFirst(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      if (!this.hasReturned && new TextDecoder().decode(chunk).includes('"ADDED"')) {
        this.isAway = true;
        throw new ConnectionError('reset', 'connection reset');
      }
      yield chunk;
    }
  }
}

for (const [what, fieldSelector, expected] of [
  ['of a cache', undefined, 2],
  ['that a cache may leave out', 'metadata.name!=other', 1],
] as const)
  test(`an object ${what} is created and deleted while the watch is away: ${expected} times it is created`, async () => {
    let created = 0;
    let away: AwayTransport | undefined;
    const controller = new Controller({
      name: 'test',
      for: corev1.ConfigMap,
      owns: [fieldSelector === undefined ? corev1.Secret : ownedBy(corev1.Secret, { fieldSelector })],
      reconcile: async ({ namespace, name }, { client, lister }) => {
        const map = lister(corev1.ConfigMap).get(namespace, name);
        if (map === undefined || lister(corev1.Secret).get(namespace, name) !== undefined) return;
        created++;
        await client
          .resource(corev1.Secret, { namespace })
          .create(setControllerReference(map, { metadata: { name, namespace } }));
      },
    });
    await world(
      [controller],
      async ({ client, api }) => {
        await until(() => away!.isAway, 'the watch is lost');
        await client.resource(corev1.Secret, { namespace: 'default' }).delete('a');
        // The watch can't go on where it was: everything is read again.
        api.tracker.forget();
        away!.isAway = false;
        away!.hasReturned = true;
        const relists = (): number =>
          api.actions.filter(({ resource, query }) => resource === 'secrets' && query.has('sendInitialEvents')).length;
        await until(() => relists() === 2, 'Secrets are read again');
        if (expected > 1) await until(() => created === expected, 'the Secret is created again');
        await sleep(1500);
        assert.equal(created, expected);
      },
      { objects: [configMap('a')], transport: (api) => (away = new AwayTransport(api)) },
    );
  });
