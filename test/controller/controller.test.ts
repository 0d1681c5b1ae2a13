// What a controller does with requests, as controller-runtime has it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { isForbidden, newForbidden } from 'kubetyped/apimachinery/api/errors';
import { newItemExponentialFailureRateLimiter } from 'kubetyped/client/util/workqueue';
import {
  CacheSyncError,
  Controller,
  generationChanged,
  isTerminal,
  NotWatchedError,
  objectsOf,
  ReconcileTimeoutError,
  type Request,
  readsOf,
  setControllerReference,
  terminal,
  watch,
} from 'kubetyped/controller';
import { configMap, sleep, until, world } from './world.ts';

const fast = () =>
  newItemExponentialFailureRateLimiter<Request>(1, 20, { key: ({ namespace, name }) => `${namespace}/${name}` });

test('it runs for what is there, changes and goes, and reads the cache', async () => {
  const seen: string[] = [];
  const controller = new Controller({
    name: 'test',
    for: corev1.ConfigMap,
    reconcile: ({ namespace, name }, { lister }) =>
      void seen.push(`${name} ${lister(corev1.ConfigMap).get(namespace, name)?.data?.['k'] ?? 'gone'}`),
  });
  await world(
    [controller],
    async ({ client }) => {
      const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
      await until(() => seen.includes('a 1'));
      const b = await maps.create(configMap('b', { data: { k: '2' } }));
      await until(() => seen.includes('b 2'));
      await maps.update({ ...b, data: { k: '3' } });
      await until(() => seen.includes('b 3'));
      await maps.delete('b');
      await until(() => seen.includes('b gone'));
    },
    { objects: [configMap('a', { data: { k: '1' } })] },
  );
  assert.ok(controller.hasSynced);
});

test('events of what it owns, and of what it depends on, make it run for the right object', async () => {
  const seen: string[] = [];
  const controller = new Controller({
    name: 'test',
    for: objectsOf(corev1.ConfigMap, { predicates: [{ create: () => false, update: () => false }] }),
    owns: [corev1.Secret],
    watches: [
      watch(corev1.Service, { map: ({ metadata }) => [{ namespace: 'default', name: metadata.labels?.['of'] ?? '' }] }),
      watch(corev1.Pod, {
        map: () => {
          throw new Error('broken map function');
        },
      }),
    ],
    reconcile: ({ name }) => void seen.push(name),
  });
  await world([controller], async ({ client, api }) => {
    const owner = await client.resource(corev1.ConfigMap, { namespace: 'default' }).create(configMap('owner'));
    const secret = new corev1.Secret({ metadata: { name: 's', namespace: 'default' } });
    await client.resource(corev1.Secret).create(setControllerReference(owner, secret));
    await until(() => seen.length === 1);
    // Controlled by something of another Kind or group, or by nothing.
    for (const [apiVersion, kind] of [
      ['v1', 'Secret'],
      ['apps/v1', 'ConfigMap'],
    ])
      api.add(
        new corev1.Secret({
          metadata: {
            name: `other-${kind!.toLowerCase()}`,
            namespace: 'default',
            ownerReferences: [{ apiVersion: apiVersion!, kind: kind!, name: 'other', uid: 'u', controller: true }],
          },
        }),
      );
    api.add(new corev1.Secret({ metadata: { name: 'free', namespace: 'default' } }));
    api.add(new corev1.Pod({ metadata: { name: 'p', namespace: 'default' }, spec: { containers: [] } }));
    const service = await client
      .resource(corev1.Service, { namespace: 'default' })
      .create({ metadata: { name: 's', labels: { of: 'one' } }, spec: {} });
    await until(() => seen.includes('one'));
    await client
      .resource(corev1.Service)
      .update({ ...service, metadata: { ...service.metadata, labels: { of: 'two' } } });
    await until(() => seen.includes('two'));
    // Of an update, both states count.
    assert.deepEqual(seen.slice().sort(), ['one', 'one', 'owner', 'two']);
  });
});

test('failures are tried again, ever later; terminal ones are not; results say when to run again', async () => {
  const runs = new Map<string, number>();
  const times: number[] = [];
  const controller = new Controller({
    name: 'test',
    for: corev1.ConfigMap,
    rateLimiter: fast(),
    reconcile: ({ name }) => {
      const run = (runs.get(name) ?? 0) + 1;
      runs.set(name, run);
      switch (name) {
        case 'fails':
          times.push(performance.now());
          if (run < 5) throw new Error('not yet');
          return;
        case 'rejects':
          return run < 3 ? Promise.reject('no error, but a text') : Promise.resolve();
        case 'terminal':
          throw terminal('for good');
        case 'later':
          return run < 3 ? { requeueAfter: 10 } : undefined;
        case 'again':
          return { requeue: run < 4 };
        default:
          return;
      }
    },
  });
  const names = ['fails', 'rejects', 'terminal', 'later', 'again', 'fine'];
  await world(
    [controller],
    async ({ manager }) => {
      await until(() => runs.get('fails') === 5 && runs.get('again') === 4 && runs.get('later') === 3);
      await sleep(60);
      assert.deepEqual(Object.fromEntries(runs), { fails: 5, rejects: 3, terminal: 1, later: 3, again: 4, fine: 1 });
      const text = manager.registry.text();
      for (const line of [
        'controller_runtime_reconcile_total{controller="test",result="error"} 7',
        'controller_runtime_reconcile_total{controller="test",result="success"} 5',
        'controller_runtime_reconcile_total{controller="test",result="requeue"} 3',
        'controller_runtime_reconcile_total{controller="test",result="requeue_after"} 2',
        'controller_runtime_terminal_reconcile_errors_total{controller="test"} 1',
        'controller_runtime_reconcile_time_seconds_count{controller="test"} 17',
        'workqueue_depth{name="test",controller="test"} 0',
      ])
        assert.ok(text.includes(`${line}\n`), `${line}\n${text}`);
      assert.match(text, /^# TYPE workqueue_queue_duration_seconds histogram$/m);
    },
    { objects: names.map((name) => configMap(name)) },
  );
});

test('a run that takes too long is told, and the request runs again when it has ended', async () => {
  const reasons: unknown[] = [];
  let runs = 0;
  const controller = new Controller({
    name: 'test',
    for: corev1.ConfigMap,
    timeout: 20,
    rateLimiter: fast(),
    reconcile: async (_, { signal }) => {
      if (++runs > 1) return;
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      reasons.push(signal.reason);
      throw signal.reason;
    },
  });
  await world(
    [controller],
    async ({ manager }) => {
      await until(() => runs === 2);
      assert.ok(reasons[0] instanceof ReconcileTimeoutError);
      assert.equal(reasons[0].code, 'ERR_RECONCILE_TIMEOUT');
      assert.match(manager.registry.text(), /controller_runtime_reconcile_timeouts_total\{controller="test"\} 1\n/);
    },
    { objects: [configMap('a')] },
  );
});

test('as many requests at a time as are allowed, but none twice; a change meanwhile makes it run again', async () => {
  const running = new Set<string>();
  let most = 0;
  let total = 0;
  const controller = new Controller({
    name: 'test',
    for: corev1.ConfigMap,
    concurrency: 3,
    reconcile: async ({ name }) => {
      assert.ok(!running.has(name), `${name} runs twice`);
      running.add(name);
      most = Math.max(most, running.size);
      await sleep(10);
      running.delete(name);
      total++;
    },
  });
  await world(
    [controller],
    async ({ client }) => {
      const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
      await until(() => running.has('a'));
      await maps.patch('a', { type: 'application/merge-patch+json', data: '{"data":{"k":"v"}}' });
      controller.enqueue({ namespace: 'default', name: 'a' });
      await until(() => total === 9 && running.size === 0);
    },
    { objects: [...'abcdefgh'].map((name) => configMap(name)) },
  );
  assert.equal(most, 3);
});

test('what is new comes before what was there at the start', async () => {
  const order: string[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const controller = new Controller({
    name: 'test',
    for: corev1.ConfigMap,
    reconcile: async ({ name }, { priority }) => {
      order.push(`${name} ${priority}`);
      await gate;
    },
  });
  await world(
    [controller],
    async ({ client }) => {
      await until(() => order.length === 1);
      await client.resource(corev1.ConfigMap, { namespace: 'default' }).create(configMap('new'));
      await sleep(30);
      open();
      await until(() => order.length === 4);
    },
    { objects: [...'abc'].map((name) => configMap(name)) },
  );
  assert.deepEqual(order, ['a -100', 'new 0', 'b -100', 'c -100']);
});

test('a run for an object sees in the caches what the last one wrote, however late events are', async () => {
  const stale: string[] = [];
  let counted = 0;
  let isDeleted = false;
  const controller = new Controller({
    name: 'test',
    for: corev1.ConfigMap,
    owns: [corev1.Secret],
    reconcile: async ({ namespace, name }, { client, lister }) => {
      const map = lister(corev1.ConfigMap).get(namespace, name);
      if (map === undefined) return;
      const count = Number(map.data?.['count'] ?? 0);
      if (isDeleted) {
        if (lister(corev1.Secret).get(namespace, 's5') !== undefined) stale.push('s5 was deleted');
        return;
      }
      if (count !== counted) stale.push(`${count} instead of ${counted}`);
      const secret = lister(corev1.Secret).get(namespace, `s${count}`);
      if ((secret !== undefined) !== count > 0) stale.push(`s${count}`);
      if (lister(corev1.Secret).get(namespace, `s${count - 1}`) !== undefined) stale.push(`s${count - 1} is there`);
      const secrets = client.resource(corev1.Secret, { namespace });
      if (count === 5) {
        // Nothing else is written in this run.
        await secrets.delete('s5');
        isDeleted = true;
        return { requeueAfter: 1 };
      }
      counted = count + 1;
      await secrets.create(setControllerReference(map, { metadata: { name: `s${counted}`, namespace } }));
      if (count > 0) await secrets.delete(`s${count}`);
      const data = JSON.stringify({ data: { count: String(counted) } });
      await client
        .resource(corev1.ConfigMap, { namespace })
        .patch(name, { type: 'application/merge-patch+json', data });
      // At once, before the events of these writes.
      return { requeueAfter: 1 };
    },
  });
  await world(
    [controller],
    async ({ manager }) => {
      await until(() => isDeleted);
      await sleep(50);
      assert.deepEqual(stale, []);
      const [, waits] = /kubetyped_own_write_waits_total\{controller="test"\} (\d+)/.exec(manager.registry.text())!;
      assert.ok(Number(waits) >= 4, waits);
      assert.match(manager.registry.text(), /kubetyped_own_write_timeouts_total\{controller="test"\} 0\n/);
    },
    {
      objects: [configMap('a')],
      // Events come 30 ms late.
      transport: (api) => ({
        close: () => api.close(),
        request: async (request) => {
          const response = await api.request(request);
          if (!/watch=(true|1)/.test(request.query ?? '')) return response;
          const { body } = response;
          return {
            ...response,
            close: () => response.close(),
            body: (async function* () {
              for await (const chunk of body) {
                await sleep(30);
                yield chunk;
              }
            })(),
          };
        },
      }),
    },
  );
});

test('nothing is waited for in the cache of a namespace that is written in another one', async () => {
  let runs = 0;
  const controller = new Controller({
    name: 'test',
    for: corev1.ConfigMap,
    reads: [readsOf(corev1.Secret, { namespace: 'default' })],
    readOwnWrites: 50,
    reconcile: async ({ name }, { client }) => {
      if (++runs > 1) return;
      await client.resource(corev1.Secret, { namespace: 'other' }).create({ metadata: { name } });
      return { requeueAfter: 1 };
    },
  });
  await world(
    [controller],
    async ({ manager }) => {
      await until(() => runs === 2);
      assert.match(manager.registry.text(), /kubetyped_own_write_waits_total\{controller="test"\} 0\n/);
      assert.match(manager.registry.text(), /kubetyped_own_write_timeouts_total\{controller="test"\} 0\n/);
    },
    { objects: [configMap('a')] },
  );
});

test('predicates leave out what does not matter', async () => {
  const seen: string[] = [];
  const controller = new Controller({
    name: 'test',
    for: objectsOf(corev1.Pod, { predicates: [generationChanged], labelSelector: 'app' }),
    reconcile: ({ name }) => void seen.push(name),
  });
  await world([controller], async ({ client }) => {
    const pods = client.resource(corev1.Pod, { namespace: 'default' });
    const spec = { containers: [{ name: 'c', image: 'i' }] };
    await pods.create({ metadata: { name: 'other' }, spec });
    const pod = await pods.create({ metadata: { name: 'a', labels: { app: 'x' } }, spec });
    await until(() => seen.length === 1);
    await pods.updateStatus({ ...pod, status: { phase: 'Running' } });
    await pods.patch('a', { type: 'application/merge-patch+json', data: '{"spec":{"nodeName":"n"}}' });
    await until(() => seen.length === 2);
    await sleep(30);
    assert.deepEqual(seen, ['a', 'a']);
  });
});

test('mistakes are told: kinds that are not watched, caches that never fill, names and numbers', async () => {
  const errors: unknown[] = [];
  const controller = new Controller({
    name: 'test',
    for: corev1.ConfigMap,
    reconcile: (_, { lister }) => {
      try {
        lister(corev1.Secret);
      } catch (error) {
        errors.push(error);
      }
    },
  });
  await world([controller], () => until(() => errors.length === 1), { objects: [configMap('a')] });
  assert.ok(errors[0] instanceof NotWatchedError);
  assert.match(String(errors[0]), /controller test doesn't watch Secret: name it in for, owns, watches or reads/);
  await assert.rejects(
    world(
      [new Controller({ name: 'test', for: corev1.ConfigMap, cacheSyncTimeout: 30, reconcile: () => undefined })],
      () => sleep(5000),
      {
        transport: (api) => {
          api.react(() => {
            throw newForbidden({ group: '', resource: 'configmaps' }, '', undefined);
          });
          return api;
        },
      },
    ),
    (error) =>
      error instanceof CacheSyncError &&
      error.message ===
        'controller test: the cache of ConfigMap did not fill within 30 ms: configmaps is forbidden: <nil>: see `policyRules` for the rules that its role needs' &&
      isForbidden(error.cause),
  );
  const good = { name: 'test', for: corev1.ConfigMap, reconcile: () => undefined };
  for (const bad of [{ name: '' }, { concurrency: 0 }, { concurrency: 1.5 }, { timeout: 0 }, { timeout: Number.NaN }])
    assert.throws(() => new Controller({ ...good, ...bad }), RangeError);
  const same = new Controller(good);
  await assert.rejects(
    world([same, new Controller(good)], () => sleep(1000)),
    /duplicate controller test/,
  );
  const cause = new Error('why');
  assert.ok(isTerminal(new Error('outer', { cause: terminal(cause) })));
  assert.equal(terminal(cause).cause, cause);
  assert.ok(!isTerminal(cause) && !isTerminal('text') && !isTerminal(undefined));
});
