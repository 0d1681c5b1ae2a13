import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { Client } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import { mutableCopy, SharedInformer, type SharedInformerOptions } from 'kubetyped/client/tools/cache';

/** A program with an informer of Pods. */
class Program {
  readonly api: FakeAPI = new FakeAPI({ scheme });
  readonly client: Client = new Client({ transport: this.api });
  readonly log: string[] = [];
  readonly errors: string[] = [];
  readonly informer: SharedInformer<corev1.Pod>;
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;

  constructor(options: SharedInformerOptions<corev1.Pod> = {}) {
    this.informer = new SharedInformer(this.client.resource(corev1.Pod), {
      onError: (error, { source, key = '-' }) => this.errors.push(`${source} ${key}: ${(error as Error).message}`),
      ...options,
    });
  }

  start(): void {
    this.#running = this.informer.run({ signal: this.#stop.signal });
  }

  async write(name: string, version: string, namespace = 'default'): Promise<void> {
    const pods = this.client.resource(corev1.Pod, { namespace });
    const pod = { metadata: { name, labels: { version } }, spec: { containers: [] } };
    await pods.update(pod).catch(() => pods.create(pod));
  }

  async remove(name: string, namespace = 'default'): Promise<void> {
    await this.client.resource(corev1.Pod, { namespace }).delete(name);
  }

  listen(name: string): ReturnType<SharedInformer<corev1.Pod>['addEventHandler']> {
    return this.informer.addEventHandler({
      add: (pod, { inInitialList }) =>
        void this.log.push(`${name}: add ${show(pod)}${inInitialList ? ' initial' : ''}`),
      update: (old, pod) => void this.log.push(`${name}: update ${show(old)} ${show(pod)}`),
      delete: (pod, { finalStateUnknown }) =>
        void this.log.push(`${name}: delete ${show(pod)}${finalStateUnknown ? ' unseen' : ''}`),
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    await this.#running;
    await this.client.close();
  }
}

function show({
  metadata,
}: {
  readonly metadata: { readonly name?: string; readonly labels?: Readonly<Record<string, string>> };
}): string {
  return `${metadata.name}@${metadata.labels?.['version']}`;
}

/** Until nothing happens any more. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('handlers are told of what there is, and of what happens', async () => {
  await using program = new Program();
  await program.write('a', '1');
  const handler = program.listen('h');
  program.start();
  await handler.synced();
  assert.equal(handler.hasSynced, true);
  assert.deepEqual(program.log.splice(0), ['h: add a@1 initial']);
  await program.write('b', '1');
  await program.write('a', '2');
  await program.remove('b');
  await quiet();
  assert.deepEqual(program.log, ['h: add b@1', 'h: update a@1 a@2', 'h: delete b@1']);
});

test('a handler added later is told of everything in the cache; one removed, of nothing more', async () => {
  await using program = new Program();
  await program.write('a', '1');
  program.start();
  await program.informer.synced();
  const first = program.listen('first');
  assert.equal(first.hasSynced, false);
  await first.synced();
  first.remove();
  const second = program.listen('second');
  await program.write('b', '1');
  await quiet();
  assert.deepEqual(program.log, ['first: add a@1 initial', 'second: add a@1 initial', 'second: add b@1']);
  assert.equal(second.hasSynced, true);
});

test('a handler that throws or rejects is reported with the key, and goes on', async () => {
  await using program = new Program();
  await program.write('a', '1');
  await program.write('b', '1');
  const handler = program.informer.addEventHandler({
    add: ({ metadata }) => {
      if (metadata.name === 'a') throw new Error('broken');
    },
    update: () => Promise.reject(new Error('rejected')),
  });
  program.start();
  await handler.synced();
  await program.write('b', '2');
  await quiet();
  assert.deepEqual(program.errors, ['handler default/a: broken', 'handler default/b: rejected']);
});

test('a slow handler gets its calls one after the other, and holds up nobody', async () => {
  await using program = new Program();
  let release: () => void = () => undefined;
  let calls = 0;
  const slow = program.informer.addEventHandler({
    add: async () => {
      calls++;
      await new Promise<void>((resolve) => (release = resolve));
    },
  });
  program.listen('fast');
  for (const name of ['a', 'b', 'c']) await program.write(name, '1');
  program.start();
  await quiet();
  assert.equal(program.log.length, 3);
  assert.deepEqual([calls, slow.pending, slow.hasSynced], [1, 2, false]);
  for (let call = 0; call < 3; call++) {
    release();
    await quiet();
  }
  assert.deepEqual([calls, slow.pending, slow.hasSynced], [3, 0, true]);
});

test('listers find objects by name, namespace, labels and indexes', async () => {
  await using program = new Program({ indexers: { version: ({ metadata }) => [metadata.labels?.['version'] ?? ''] } });
  await program.write('a', '1');
  await program.write('b', '2');
  await program.write('a', '2', 'other');
  program.start();
  await program.informer.synced();
  const { lister } = program.informer;
  assert.equal(lister.size, 3);
  assert.equal(lister.get('other', 'a')?.metadata.labels?.['version'], '2');
  assert.equal(lister.getByKey('default/b')?.metadata.name, 'b');
  assert.equal(lister.get('default', 'c'), undefined);
  assert.deepEqual(lister.list({ namespace: 'default' }).map(show), ['a@1', 'b@2']);
  assert.deepEqual(lister.list({ selector: 'version in (2)' }).map(show), ['b@2', 'a@2']);
  assert.deepEqual(lister.list({ namespace: 'nowhere' }), []);
  assert.deepEqual(lister.indexKeys('version', '2'), ['default/b', 'other/a']);
  assert.deepEqual(lister.indexValues('version'), ['1', '2']);
  assert.throws(() => lister.byIndex('nothing', ''), /Index with name nothing does not exist/);
  assert.equal(lister.resourceVersion, program.api.tracker.resourceVersion);
  await program.write('b', '1');
  await program.remove('a', 'other');
  await quiet();
  assert.deepEqual(lister.indexKeys('version', '1'), ['default/a', 'default/b']);
  assert.deepEqual(lister.indexValues('version'), ['1']);
});

test('objects of the cache can be frozen; a copy can be changed', async () => {
  await using program = new Program({ freeze: true });
  await program.write('a', '1');
  program.start();
  await program.informer.synced();
  const pod = program.informer.lister.get('default', 'a')!;
  assert.throws(() => {
    // @ts-expect-error it is readonly
    pod.metadata.labels['version'] = '2';
  }, /read only|read-only/);
  const copy = mutableCopy(pod);
  copy.metadata.labels!['version'] = '2';
  assert.equal(pod.metadata.labels?.['version'], '1');
  const updated = await program.client.resource(corev1.Pod, { namespace: 'default' }).update(copy);
  assert.equal(updated.metadata.labels?.['version'], '2');
});

test('a transform changes what is stored; one that throws leaves the object out', async () => {
  await using program = new Program({
    transform: (pod) => {
      if (pod.metadata.name === 'bad') throw new Error('no');
      return { ...pod, spec: { containers: [] }, metadata: { ...pod.metadata, labels: { version: 'x' } } };
    },
  });
  await program.write('a', '1');
  await program.write('bad', '1');
  program.listen('h');
  program.start();
  await program.informer.synced();
  await program.write('a', '2');
  await program.remove('bad');
  await quiet();
  assert.deepEqual(program.log, ['h: add a@x initial', 'h: update a@x a@x', 'h: delete bad@1']);
  assert.deepEqual(program.errors, ['transform default/bad: no', 'transform default/bad: no']);
});

test('changes of an object that nobody asked for become one', async () => {
  await using program = new Program();
  await program.write('a', '1');
  await program.write('b', '1');
  program.start();
  await program.informer.synced();
  const changes = program.informer.changes();
  const next = async (): Promise<string> => {
    const { value } = await changes.next();
    const old = value.type === 'update' ? `${show(value.old)} ` : '';
    return `${value.type} ${old}${show(value.object)}`;
  };
  assert.equal(await next(), 'add a@1');
  await program.write('a', '2');
  await program.write('a', '3');
  await program.write('b', '2');
  await program.write('c', '1');
  await program.remove('c');
  await quiet();
  assert.equal(await next(), 'add b@2');
  assert.equal(await next(), 'update a@1 a@3');
  await program.remove('a');
  await program.write('a', '4');
  await quiet();
  assert.equal(await next(), 'update a@3 a@4');
  await program.write('a', '5');
  await program.remove('a');
  await quiet();
  assert.equal(await next(), 'delete a@5');
  const waiting = changes.next();
  await changes.return?.();
  assert.equal((await waiting).done, true);
});

test('the loop over changes ends with the informer, and with its signal', async () => {
  const stop = new AbortController();
  const program = new Program();
  program.start();
  await program.informer.synced();
  const aborted = program.informer.changes({ signal: stop.signal });
  const waiting = aborted.next();
  stop.abort(new Error('enough'));
  await assert.rejects(waiting, /enough/);
  const ending = program.informer.changes().next();
  await program[Symbol.asyncDispose]();
  assert.equal((await ending).done, true);
});

test('an informer runs once, and takes no handlers afterwards', async () => {
  const program = new Program();
  const handler = program.listen('h');
  program.start();
  await assert.rejects(program.informer.run(), { code: 'ERR_INFORMER_STATE' });
  await program[Symbol.asyncDispose]();
  assert.equal(program.informer.isStopped, true);
  assert.throws(() => program.listen('late'), { code: 'ERR_INFORMER_STATE' });
  assert.throws(() => program.informer.changes(), { code: 'ERR_INFORMER_STATE' });
  await assert.rejects(program.informer.run(), /only once/);
  await handler.synced().catch(() => undefined);
});

test('who waits for an informer that ends is told', async () => {
  const program = new Program();
  const waiting = program.informer.synced();
  const handler = program.listen('h').synced();
  program.api.react(() => {
    throw new Error('down');
  });
  program.start();
  await quiet();
  await program[Symbol.asyncDispose]();
  const code = 'ERR_INFORMER_STATE';
  await assert.rejects(waiting, { code, message: 'the informer has stopped' });
  await assert.rejects(handler, { code, message: /stopped|removed/ });
  const stop = new AbortController();
  const other = new SharedInformer(program.client.resource(corev1.Pod)).synced({ signal: stop.signal });
  stop.abort(new Error('enough'));
  await assert.rejects(other, /enough/);
});

test('metadata alone, and objects without a class', async () => {
  await using program = new Program();
  await program.write('a', '1');
  const stop = new AbortController();
  const pods = { group: '', version: 'v1', resource: 'pods' };
  const metadata = new SharedInformer(program.client.metadata(corev1.Pod, { namespace: '' }));
  const unstructured = new SharedInformer(program.client.unstructured(pods, { namespace: '' }));
  const running = [metadata.run({ signal: stop.signal }), unstructured.run({ signal: stop.signal })];
  await Promise.all([metadata.synced(), unstructured.synced()]);
  assert.deepEqual(Object.keys(metadata.lister.get('default', 'a')!).sort(), ['apiVersion', 'kind', 'metadata']);
  assert.equal(unstructured.lister.get('default', 'a')?.['kind'], 'Pod');
  stop.abort();
  await Promise.all(running);
});
