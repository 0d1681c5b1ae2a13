// Random histories of objects, with faults: whatever happens, every object is looked after in the end, never twice at a
// time, and never by what is older than the controller's own writes. KUBETYPED_CASES histories; KUBETYPED_SEED.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { newInternalError, newTooManyRequestsError } from 'kubetyped/apimachinery/api/errors';
import { Client } from 'kubetyped/client';
import { SharedInformerFactory } from 'kubetyped/client/informers';
import { FakeAPI } from 'kubetyped/client/testing';
import { ConnectionError, type Transport } from 'kubetyped/client/transport';
import { newItemExponentialFailureRateLimiter } from 'kubetyped/client/util/workqueue';
import { Controller, Manager, type Request, setControllerReference, silentLogger } from 'kubetyped/controller';
import { FakeClock } from '../apimachinery/util/wait/fake_clock.ts';
import { Random } from '../differential/random_scalars.ts';
import { caseCount } from '../some_of.ts';

const CASES = caseCount(30, 300);
const SEED = Number(process.env['KUBETYPED_SEED'] ?? 1);

const key = ({ namespace, name }: Request): string => `${namespace}/${name}`;

/** Requests fail, and watches are cut and late, until the faults end. */
class FaultyTransport implements Transport {
  isFaulty = true;
  faults = 0;
  readonly #api: FakeAPI;
  readonly #clock: FakeClock;
  readonly #random: Random;

  constructor(api: FakeAPI, clock: FakeClock, random: Random) {
    this.#api = api;
    this.#clock = clock;
    this.#random = random;
  }

  close(): Promise<void> {
    return this.#api.close();
  }

  async request(request: Parameters<Transport['request']>[0]): ReturnType<Transport['request']> {
    const { isFaulty } = this;
    if (isFaulty && this.#random.int(8) === 0) {
      this.faults++;
      throw new ConnectionError('refused', `${request.method} ${request.path}: connection refused`);
    }
    await this.#clock.sleep(this.#random.int(20));
    request.signal?.throwIfAborted();
    const response = await this.#api.request(request);
    if (!/watch=(true|1)/.test(request.query ?? '')) {
      if (isFaulty && request.method !== 'GET' && this.#random.int(15) === 0) {
        // Done, but nobody is told.
        this.faults++;
        throw new ConnectionError('reset', `${request.method} ${request.path}: connection reset`);
      }
      return response;
    }
    const left = isFaulty ? this.#random.int(12) : Infinity;
    return { ...response, close: () => response.close(), body: this.#cut(response.body, left) };
  }

  async *#cut(body: AsyncIterable<Uint8Array>, left: number): AsyncGenerator<Uint8Array> {
    let events = 0;
    for await (const chunk of body) {
      await this.#clock.sleep(this.#random.int(50));
      if (this.isFaulty && events++ >= left) {
        this.faults++;
        throw new ConnectionError('reset', 'connection reset');
      }
      yield chunk;
    }
  }
}

/** One history. @returns how many runs and faults there were */
async function history(seed: number): Promise<{ runs: number; faults: number }> {
  const random = new Random(seed);
  const clock = new FakeClock();
  // A server that has ever stored anything is not at version 0, from which watches are in no order.
  const first = new corev1.Node({ metadata: { name: 'n' } });
  const api = new FakeAPI({ scheme, objects: [first], now: () => new Date(clock.now()) });
  const user = new Client({ transport: api });
  const maps = user.resource(corev1.ConfigMap, { namespace: 'default' });
  const transport = new FaultyTransport(api, clock, random);
  const running = new Set<string>();
  const violations: string[] = [];
  const written = new Map<string, number>();
  let runs = 0;
  api.react(({ verb, resource }) => {
    if (!transport.isFaulty || resource === 'events' || random.int(12) > 0) return undefined;
    transport.faults++;
    if (random.int(2) === 0) throw newInternalError(new Error('a fault'));
    if (verb === 'watch' || verb === 'list') throw newTooManyRequestsError('a fault');
    return undefined;
  });
  const exists = (name: string): boolean => {
    try {
      api.tracker.get({ resource: { group: '', resource: 'secrets' }, namespace: 'default', name });
      return true;
    } catch {
      return false;
    }
  };
  const controller = new Controller({
    name: 'test',
    for: corev1.ConfigMap,
    owns: [corev1.Secret],
    concurrency: 1 + random.int(3),
    // With faults, the caches may lag behind for a minute.
    readOwnWrites: 1e6,
    cacheSyncTimeout: 1e7,
    rateLimiter: newItemExponentialFailureRateLimiter<Request>(5, 2000, { key }),
    reconcile: async (request, { client, lister }) => {
      const { namespace, name } = request;
      if (running.has(name)) violations.push(`${name} runs twice`);
      running.add(name);
      runs++;
      try {
        const map = lister(corev1.ConfigMap).get(namespace, name);
        const secret = lister(corev1.Secret).get(namespace, name);
        const last = written.get(name) ?? 0;
        const has = Number(secret?.metadata.resourceVersion ?? (exists(name) ? 0 : Infinity));
        if (has < last)
          violations.push(
            `${name} is read at ${has}, but was written at ${last}; the cache is at ${lister(corev1.Secret).resourceVersion}`,
          );
        await clock.sleep(random.int(30));
        if (transport.isFaulty && random.int(6) === 0) throw new Error('a failure');
        const secrets = client.resource(corev1.Secret, { namespace });
        const want = map?.data?.['v'] ?? '';
        if (map === undefined) {
          written.delete(name);
          if (secret !== undefined) await secrets.delete(name);
        } else if (secret === undefined) {
          const made = await secrets.create(
            setControllerReference(map, { metadata: { name, namespace }, stringData: { v: want } }),
          );
          written.set(name, Number(made.metadata.resourceVersion));
        } else if (secret.stringData?.['v'] !== want) {
          const data = JSON.stringify({ stringData: { v: want } });
          const made = await secrets.patch(name, { type: 'application/merge-patch+json', data });
          written.set(name, Number(made.metadata.resourceVersion));
        }
        // At once, as a rule before the events of what was written.
        if ((written.get(name) ?? 0) !== last && random.int(2) === 0) return { requeueAfter: 1 };
        return random.int(10) === 0 && transport.isFaulty ? { requeueAfter: random.int(500) } : undefined;
      } catch (error) {
        // After a failure nobody knows what was written.
        written.delete(name);
        throw error;
      } finally {
        running.delete(name);
      }
    },
  });
  const client = new Client({ transport, clock });
  // The delays of its own: those of the faults stay the same when it asks for more of them.
  const delays = new Random(seed + 2 ** 31);
  const manager = new Manager({
    client,
    controllers: [controller],
    informers: new SharedInformerFactory(client, {
      omitManagedFields: true,
      clock,
      onError: () => undefined,
      random: () => delays.int(2 ** 32) / 2 ** 32,
    }),
    logger: silentLogger,
    clock,
  });
  await clock.run(async () => {
    const stop = new AbortController();
    const working = manager.run({ signal: stop.signal });
    for (let step = 10 + random.int(40); step > 0; step--) {
      await clock.sleep(random.int(random.int(4) === 0 ? 3000 : 60));
      const name = `m${random.int(4)}`;
      const v = String(random.int(5));
      try {
        if (random.int(3) === 0) await maps.delete(name);
        else if (random.int(2) === 0) await maps.create({ metadata: { name }, data: { v } });
        else await maps.patch(name, { type: 'application/merge-patch+json', data: JSON.stringify({ data: { v } }) });
        // Somebody meddles with what the controller made.
        if (random.int(6) === 0) await user.resource(corev1.Secret, { namespace: 'default' }).delete(name);
      } catch {
        // It is there already, or isn't; or the server failed.
      }
    }
    transport.isFaulty = false;
    await clock.sleep(120_000);
    const wanted = (await maps.list()).items.map(({ metadata, data }) => [metadata.name, data?.['v']]);
    const secrets = (await user.resource(corev1.Secret, { namespace: 'default' }).list()).items;
    const made = secrets.map(({ metadata, stringData }) => [metadata.name, stringData?.['v']]);
    assert.deepEqual(made.sort(), wanted.sort());
    assert.deepEqual(violations, []);
    stop.abort();
    await working;
  });
  return { runs, faults: transport.faults };
}

test(`${CASES} random histories from seed ${SEED}`, async (context) => {
  let runs = 0;
  let faults = 0;
  for (let seed = SEED; seed < SEED + CASES; seed++) {
    try {
      const done = await history(seed);
      runs += done.runs;
      faults += done.faults;
    } catch (error) {
      throw new Error(`KUBETYPED_SEED=${seed} KUBETYPED_CASES=1: ${String(error)}`, { cause: error });
    }
  }
  context.diagnostic(`${runs} runs, ${faults} faults`);
  assert.ok(runs > CASES * 5 && faults > CASES * 2);
});
