// What machines do, done to a real kube-apiserver, its etcd, and replicas of a controller: nothing is lost, and at most one
// replica acts. KUBETYPED_FAULTS=start; it takes some minutes. KUBETYPED_OBJECTS is how many are deleted at once.
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { after, before, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as corev1 from 'kubetyped/api/core/v1';
import { type Client, mergePatch } from 'kubetyped/client';
import { SharedInformerFactory } from 'kubetyped/client/informers';
import type { SharedInformer } from 'kubetyped/client/tools/cache';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { fromSources } from '../../cli/run_cli.ts';
import { sleep, until } from '../world.ts';
import { Cable } from './cable.ts';
import { ControlPlane } from './control_plane.ts';

const OBJECTS = Number(process.env['KUBETYPED_OBJECTS'] ?? 10_000);
/** How long the server is stopped, in milliseconds. */
const STOPPED = 60_000;
const skip =
  process.env['KUBETYPED_FAULTS'] === 'start' ? false : "set KUBETYPED_FAULTS=start, with Go's programs at hand";

let plane: ControlPlane;
let client: Client;

before(() => {
  if (skip !== false) return;
  plane = new ControlPlane();
  client = loadClient({ kubeconfig: plane.kubeconfig });
});

after(async () => {
  await client?.close();
  plane?.stop();
});

/** Waits, for minutes if need be. */
async function eventually(isSo: () => boolean | Promise<boolean>, what: () => string): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    // The server may be away.
    if (await Promise.resolve(isSo()).catch(() => false)) return;
    await sleep(100);
  }
  throw new Error(`never: ${what()}`);
}

const maps = () => client.resource(corev1.ConfigMap, { namespace: 'default' });
const versions = (objects: Iterable<{ metadata: { name?: string; resourceVersion?: string } }>): string[] =>
  Array.from(objects, ({ metadata }) => `${metadata.name} ${metadata.resourceVersion}`).sort();

/** What the handlers of an informer were told, put together: it must be what the cache has. */
interface Watched {
  readonly informer: SharedInformer<corev1.ConfigMap>;
  /** The versions of objects, by their names. */
  readonly told: Map<string, string>;
  /** Names, with whether nobody saw them go. */
  readonly deleted: string[];
  readonly errors: string[];
}

/** An informer of the ConfigMaps with a label, while a function runs; in the end it must have what the server has. */
async function watching(kubeconfig: string, label: string, run: (watched: Watched) => Promise<void>): Promise<void> {
  const own = loadClient({ kubeconfig });
  const errors: string[] = [];
  const factory = new SharedInformerFactory(own, { onError: (error) => errors.push(String(error)), freeze: true });
  const informer = factory.informerFor(corev1.ConfigMap, { namespace: 'default', labelSelector: label });
  const told = new Map<string, string>();
  const deleted: string[] = [];
  informer.addEventHandler({
    add: ({ metadata }) => {
      assert.ok(!told.has(metadata.name!), `${metadata.name} is added twice`);
      told.set(metadata.name!, metadata.resourceVersion!);
    },
    update: (old, { metadata }) => {
      assert.equal(told.get(metadata.name!), old.metadata.resourceVersion, `${metadata.name}: the state before`);
      told.set(metadata.name!, metadata.resourceVersion!);
    },
    delete: ({ metadata }, { finalStateUnknown }) => {
      assert.ok(told.delete(metadata.name!), `${metadata.name} is deleted twice`);
      deleted.push(`${metadata.name}${finalStateUnknown ? ', unseen' : ''}`);
    },
  });
  const running = factory.start();
  try {
    await factory.synced();
    await run({ informer, told, deleted, errors });
    let state = '';
    const agrees = async (): Promise<boolean> => {
      const server = versions((await maps().list({ labelSelector: label })).items);
      const cache = versions(informer.lister.list());
      const handlers = Array.from(told, ([name, version]) => `${name} ${version}`).sort();
      state = `server ${server.length}, cache ${cache.length}, handlers ${handlers.length}; ${errors.slice(-3).join('; ')}`;
      return server.join() === cache.join() && cache.join() === handlers.join();
    };
    await eventually(agrees, () => `the server, the cache and the handlers agree: ${state}`);
    assert.deepEqual(
      errors.filter((error) => error.includes('Assertion')),
      [],
    );
  } finally {
    await running.close();
    await own.close();
  }
}

/** Creates, changes and deletes ConfigMaps: `a`, `b` and `c` of a label remain, changed, of five. */
async function change(label: string): Promise<void> {
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await maps().create({ metadata: { name: `${label}-${name}`, labels: { [label]: '' } } });
  for (const name of ['a', 'b', 'c']) await maps().patch(`${label}-${name}`, mergePatch({ data: { v: '1' } }));
  for (const name of ['d', 'e']) await maps().delete(`${label}-${name}`);
}

test('the cable is cut, etcd compacted and the server killed: the watch is too old, and everything is read again', {
  skip,
  timeout: 400_000,
}, async () => {
  const cable = new Cable(plane.port);
  const kubeconfig = plane.kubeconfigFor(await cable.plugIn());
  try {
    await maps().create({ metadata: { name: 'compact-gone', labels: { compact: '' } } });
    await watching(kubeconfig, 'compact', async ({ told, deleted }) => {
      assert.equal(told.size, 1);
      cable.cut();
      await change('compact');
      await maps().delete('compact-gone');
      await plane.compact();
      // The server's own memory of what happened goes with it.
      const restart = await plane.kill('kube-apiserver');
      await restart();
      cable.isCut = false;
      await eventually(
        () => told.size === 3,
        () => `three are left of ${told.size}`,
      );
      assert.deepEqual(deleted, ['compact-gone, unseen']);
    });
  } finally {
    cable.close();
  }
});

test('the server is killed and started again between writes', { skip, timeout: 400_000 }, async () => {
  await watching(plane.kubeconfig, 'killed', async ({ told }) => {
    for (const round of ['killed', 'killed-again']) {
      await change(round === 'killed' ? 'killed' : 'other');
      const restart = await plane.kill('kube-apiserver');
      await restart();
      await eventually(
        async () => (await maps().patch('killed-a', mergePatch({ data: { v: round } }))) !== undefined,
        () => 'a write',
      );
    }
    await eventually(
      () => told.size === 3,
      () => `three are left of ${told.size}`,
    );
  });
});

test('the server is stopped for a minute, its connections stay open: the silence is noticed', {
  skip,
  timeout: 400_000,
}, async () => {
  await watching(plane.kubeconfig, 'stopped', async ({ told, errors }) => {
    await change('stopped');
    await eventually(
      () => told.size === 3,
      () => `three of ${told.size}`,
    );
    plane.signal('kube-apiserver', 'SIGSTOP');
    try {
      await sleep(STOPPED);
    } finally {
      plane.signal('kube-apiserver', 'SIGCONT');
    }
    await plane.ready();
    await maps().patch('stopped-a', mergePatch({ data: { v: '2' } }));
    await maps().delete('stopped-b');
    await eventually(
      () => told.size === 2,
      () => `two are left of ${told.size}; ${errors.join('; ')}`,
    );
  });
});

test(`${OBJECTS} objects are deleted at once`, { skip, timeout: 400_000 }, async (context: TestContext) => {
  await watching(plane.kubeconfig, 'burst', async ({ told, deleted }) => {
    const names = Array.from({ length: OBJECTS }, (_, at) => `burst-${at}`);
    const left = names.values();
    const create = async (): Promise<void> => {
      for (const name of left) await maps().create({ metadata: { name, labels: { burst: '' } } });
    };
    await Promise.all(Array.from({ length: 16 }, create));
    await eventually(
      () => told.size === OBJECTS,
      () => `${told.size} of ${OBJECTS}`,
    );
    const begun = Date.now();
    await maps().deleteCollection({}, { labelSelector: 'burst' });
    await eventually(
      () => told.size === 0,
      () => `${told.size} are left`,
    );
    context.diagnostic(`${OBJECTS} deletes in ${Date.now() - begun} ms`);
    assert.equal(new Set(deleted).size, OBJECTS);
    assert.equal(deleted.length, OBJECTS);
  });
});

/** A replica in a process of its own. */
class Replica {
  readonly identity: string;
  readonly process: ChildProcess;
  readonly messages: string[] = [];

  constructor(identity: string) {
    this.identity = identity;
    const file = fileURLToPath(new URL('replica.ts', import.meta.url));
    this.process = fork(file, [plane.kubeconfig, identity], {
      execArgv: [...fromSources],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.process.on('message', (message) => this.messages.push(String(message)));
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill(signal);
    await once(this.process, 'exit');
  }
}

/** Who wrote the Secrets, one after the other, while a function runs; each name once as long as it is the same. */
async function writersOf(run: (writers: readonly string[]) => Promise<void>): Promise<string[]> {
  const writers: string[] = [];
  const stop = new AbortController();
  const secrets = client.resource(corev1.Secret, { namespace: 'default' });
  const follow = async (): Promise<void> => {
    const { metadata } = await secrets.list({ labelSelector: 'kept' });
    const { resourceVersion = '' } = metadata;
    for await (const { type, object } of await secrets.watch({
      labelSelector: 'kept',
      resourceVersion,
      signal: stop.signal,
    })) {
      if (type === 'ERROR' || !('data' in object)) continue;
      const writer = Buffer.from(object.data?.['by'] ?? '', 'base64').toString();
      if (writer !== '' && writers.at(-1) !== writer) writers.push(writer);
    }
  };
  const following = follow().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  try {
    await run(writers);
  } finally {
    stop.abort();
    await following;
  }
  return writers;
}

/** Whether every ConfigMap has a Secret that says the same. */
async function isKept(by: string): Promise<boolean> {
  const { items } = await client.resource(corev1.Secret, { namespace: 'default' }).list({ labelSelector: 'kept' });
  const of = (field: string, data: Readonly<Record<string, string>> = {}): string =>
    Buffer.from(data[field] ?? '', 'base64').toString();
  const kept = items
    .filter(({ data }) => of('by', data) === by)
    .map(({ metadata, data }) => `${metadata.name}=${of('v', data)}`);
  const wanted = (await maps().list({ labelSelector: 'keep' })).items.map(
    ({ metadata, data }) => `${metadata.name}=${data?.['v'] ?? ''}`,
  );
  return wanted.length > 0 && kept.sort().join() === wanted.sort().join();
}

test('two replicas: the leader is killed, then the next one is blocked; at most one acts, and nothing is lost', {
  skip,
  timeout: 400_000,
}, async () => {
  const replicas = ['first', 'second'].map((identity) => new Replica(identity));
  try {
    await maps().create({ metadata: { name: 'kept-1', labels: { keep: '' } }, data: { v: '1' } });
    const writers = await writersOf(async (writers) => {
      await eventually(
        () => writers.length === 1,
        () => 'somebody leads',
      );
      const leader = replicas.find(({ identity }) => identity === writers[0])!;
      await leader.end('SIGKILL');
      // Nobody leads now.
      await maps().create({ metadata: { name: 'kept-2', labels: { keep: '' } }, data: { v: '2' } });
      const next = replicas.find((each) => each !== leader)!;
      await eventually(
        () => isKept(next.identity),
        () => 'the other one takes over',
      );
      const third = new Replica('third');
      replicas.push(third);
      await until(() => third.messages.includes('started'), 'the third is started');
      // The event loop of the one that leads stands still for longer than its lease, in the middle of a run.
      next.process.send('20000');
      await eventually(
        () => next.messages.includes('blocked'),
        () => 'it is blocked',
      );
      await maps().patch('kept-1', mergePatch({ data: { v: '3' } }));
      await eventually(
        () => isKept('third'),
        () => 'the third takes over',
      );
      // When it awakes it is about to write, and must not.
      await eventually(
        () => next.messages.some((message) => message.startsWith('ended')),
        () => 'it ends',
      );
      assert.ok(
        next.messages.some((message) => message.includes('LeadershipLostError')),
        next.messages.join(),
      );
      await sleep(1000);
      assert.ok(await isKept('third'));
    });
    assert.equal(writers.length, 3, writers.join());
    assert.equal(writers[2], 'third');
  } finally {
    for (const replica of replicas) await replica.end('SIGKILL');
  }
});
