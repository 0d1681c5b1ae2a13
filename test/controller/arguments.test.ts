// What code without types gives to controllers and managers: each mistake has a message of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { Client } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import { Controller, Manager, watch } from 'kubetyped/controller';
import { configMap, until, world } from './world.ts';

/** Makes an object of a class as untyped code does. */
function made(what: typeof Controller | typeof Manager, options?: unknown): object {
  return Reflect.construct(what, options === undefined ? [] : [options]);
}

const reconcile = (): undefined => undefined;

test('a controller says which of its options is wrong', () => {
  const rows: readonly [unknown, string][] = [
    [undefined, 'expected new Controller({ name, for, reconcile })'],
    [null, 'expected new Controller({ name, for, reconcile })'],
    [{}, 'a controller needs a name: expected a string, got undefined'],
    [{ name: '', for: corev1.Pod, reconcile }, 'a controller needs a name'],
    [{ name: 'a', reconcile }, 'controller a: for: expected a Kind class, such as corev1.Pod, got undefined'],
    [
      { name: 'a', for: 'Pod', reconcile },
      'controller a: for: expected a Kind class, such as corev1.Pod, got a string',
    ],
    [
      { name: 'a', for: new corev1.Pod(), reconcile },
      'controller a: for: expected a Kind class, such as corev1.Pod, got a Pod',
    ],
    [
      { name: 'a', for: corev1.PodList, reconcile },
      "controller a: for: v1 PodList is no resource: it can't be listed and watched",
    ],
    [{ name: 'a', for: corev1.Pod }, 'controller a: expected reconcile to be a function, got undefined'],
    [
      { name: 'a', for: corev1.Pod, reconcile: Promise.resolve() },
      'controller a: expected reconcile to be a function, got a Promise: await it',
    ],
    [
      { name: 'a', for: corev1.Pod, owns: corev1.Pod, reconcile },
      'controller a: owns: expected an array, got the Kind Pod',
    ],
    [
      { name: 'a', for: corev1.Pod, owns: [corev1.Service, undefined], reconcile },
      'controller a: owns[1]: expected a Kind class, such as corev1.Pod, got undefined',
    ],
    [
      { name: 'a', for: corev1.Pod, reads: [{}], reconcile },
      'controller a: reads[0]: expected a Kind class, such as corev1.Pod, got an object',
    ],
    [
      { name: 'a', for: corev1.Pod, watches: watch(corev1.Node, { map: () => [] }), reconcile },
      'controller a: watches: expected an array, got an object',
    ],
    [
      { name: 'a', for: corev1.Pod, watches: [corev1.Node], reconcile },
      'controller a: watches[0]: expected watch(Kind, { map }), got the Kind Node',
    ],
  ];
  for (const [options, message] of rows) assert.throws(() => made(Controller, options), { message });
  made(Controller, { name: 'a', for: corev1.Pod, watches: [watch(corev1.Node, { map: () => [] })], reconcile });
});

test('a manager says which of its options is wrong', async () => {
  const client = new Client({ transport: new FakeAPI({ scheme }) });
  const controller = new Controller({ name: 'a', for: corev1.Pod, reconcile });
  const noClient = (got: string): string =>
    `expected new Manager({ client, controllers }) with a client such as that of loadClient(), got ${got}`;
  const rows: readonly [unknown, string][] = [
    [undefined, noClient('undefined')],
    [{ controllers: [controller] }, noClient('undefined')],
    [{ client: Promise.resolve(client), controllers: [controller] }, noClient('a Promise: await it')],
    [{ client: 'http://127.0.0.1:8080', controllers: [controller] }, noClient('a string')],
    [{ client }, 'controllers: expected an array, got undefined'],
    [{ client, controllers: controller }, 'controllers: expected an array, got a Controller'],
    [{ client, controllers: [() => controller] }, 'controllers[0]: expected new Controller({ ... }), got the function'],
    [
      { client, controllers: [controller, { name: 'b', for: corev1.Pod, reconcile }] },
      'controllers[1]: expected new Controller({ ... }), got an object',
    ],
    [
      { client, controllers: [controller, controller] },
      'duplicate controller a: metrics, messages and events go by the name, so each needs its own',
    ],
    [
      { client, controllers: [controller], leaderElection: true },
      'leaderElection: expected { namespace, name }, those of its Lease',
    ],
    [
      { client, controllers: [controller], leaderElection: { namespace: '', name: 'a' } },
      'leaderElection: expected { namespace, name }, those of its Lease',
    ],
    [{ client, controllers: [controller], endpoints: { port: 80 } }, 'endpoints: expected an array, got an object'],
    [
      { client, controllers: [controller], endpoints: [8080] },
      'endpoints[0]: expected listen({ port: 8080 }), got a number',
    ],
    [
      { client, controllers: [controller], handlers: [reconcile] },
      'handlers: expected a path such as "/validate", got "0"',
    ],
    [
      { client, controllers: [controller], handlers: { '/validate': {} } },
      'handlers["/validate"]: expected a function, got an object',
    ],
  ];
  for (const [options, message] of rows) assert.throws(() => made(Manager, options), { message });
  const manager = new Manager({ client, controllers: [controller] });
  const { signal } = new AbortController();
  const running: unknown = Reflect.apply(manager.run, manager, [signal]);
  await assert.rejects(Promise.resolve(running), { message: 'expected run({ signal }), got the signal itself' });
});

test('a client says that it has no transport', () => {
  for (const options of [undefined, {}, { url: 'http://127.0.0.1:8080' }])
    assert.throws(() => Reflect.construct(Client, [options]), {
      message:
        'expected new Client({ transport }); loadClient() of kubetyped/client/tools/clientcmd reads a kubeconfig',
    });
});

test('a reconciler that returns or throws the wrong thing gets an error that says so, and runs again', async () => {
  const expected =
    'expected reconcile to return nothing or { requeueAfter, requeue, priority }, requeueAfter in milliseconds';
  const rows: readonly [() => unknown, string][] = [
    [() => 5, `${expected}, got a number`],
    [() => 'done', `${expected}, got a string`],
    [() => [], `${expected}, got an array`],
    [() => ({ requeueAfterSeconds: 5 }), `${expected}, got an object with requeueAfterSeconds`],
    [() => ({ requeueAfter: '5s' }), `${expected}, got requeueAfter: a string`],
    [() => ({ requeueAfter: Number.NaN }), `${expected}, got requeueAfter: NaN`],
    [() => ({ requeueAfter: Number.POSITIVE_INFINITY }), `${expected}, got requeueAfter: Infinity`],
    [() => ({ requeueAfter: 5n }), `${expected}, got requeueAfter: a bigint`],
    [() => ({ requeue: 1 }), `${expected}, got requeue: 1`],
    [() => new corev1.Pod({ metadata: { name: 'a' } }), `${expected}, got a Pod with apiVersion`],
    [() => Promise.reject(), 'reconcile threw undefined: throw an Error'],
    [() => Promise.reject(null), 'reconcile threw null: throw an Error'],
    [() => ({ requeueAfter: undefined, requeue: false, priority: 0 }), ''],
    [() => null, ''],
  ];
  for (const [returned, message] of rows) {
    const said: string[] = [];
    let runs = 0;
    const controller = new Controller({
      name: 'test',
      for: corev1.ConfigMap,
      reconcile: () => {
        runs++;
        return (runs === 1 ? returned() : undefined) as undefined;
      },
    });
    const error = (error: unknown): void => void said.push(error instanceof Error ? error.message : String(error));
    await world([controller], () => until(() => runs > (message === '' ? 0 : 1)), {
      objects: [configMap('a')],
      logger: { info: () => undefined, error },
    });
    assert.deepEqual(said, message === '' ? [] : [message], String(returned));
  }
});
