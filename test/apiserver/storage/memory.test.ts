import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCompacted, isFutureRevision } from 'kubetyped/apiserver/storage';
import { memory } from 'kubetyped/apiserver/storage/memory';
import { Pods, predicate } from '#src/apiserver/testing/storage/pods';
import { testStorage } from './storage_tests.ts';

testStorage('memory', async () => memory());

test('memory: a watch that begins when the store is closed ends', async () => {
  const engine = memory();
  await engine.close();
  for await (const _ of engine.watch({ prefix: '/', after: 1, signal: new AbortController().signal })) assert.fail();
});

test('memory: a watch whose reader is too slow ends, with an error', async () => {
  const pods = new Pods(memory({ maxWaitingEvents: 3 }));
  const watch = pods.watch('ns', { resourceVersion: '1' });
  const first = watch.next();
  await pods.create('ns/pod-0');
  assert.equal((await first).type, 'ADDED');
  for (let index = 1; index < 6; index++) await pods.create(`ns/pod-${index}`);
  const last = await watch.next();
  assert.equal(last.type, 'ERROR');
  assert.match(
    'object' in last ? String((last.object as { message?: string }).message) : '',
    /more than 3 events wait/,
  );
  await watch.stop();
});

test('memory: errors about revisions say what they are, and what there is', async () => {
  const engine = memory();
  for (const name of ['a', 'b', 'c']) await engine.put(`/${name}`, new Uint8Array(1), 0);
  const current = await engine.currentRevision();
  await engine.compact(current - 1);
  await assert.rejects(engine.range({ prefix: '/', revision: current - 2 }), (error: Error) => {
    assert.equal(String(error), 'CompactedError: etcdserver: mvcc: required revision has been compacted');
    return isCompacted(error) && error.oldest === current - 1;
  });
  await assert.rejects(engine.range({ prefix: '/', revision: current + 1 }), (error: Error) => {
    assert.equal(String(error), 'FutureRevisionError: etcdserver: mvcc: required revision is a future revision');
    return isFutureRevision(error) && error.current === current;
  });
  await engine.close();
});

test('memory: closing ends watches and those who wait', async () => {
  const engine = memory();
  const pods = new Pods(engine);
  const events = pods.store.watch('/pods', {
    recursive: true,
    resourceVersion: '1',
    signal: new AbortController().signal,
  });
  const next = events[Symbol.asyncIterator]().next();
  const waiting = engine.waitFor(100, 60_000);
  await engine.close();
  assert.equal((await next).done, true);
  assert.equal(await waiting, false);
});

test('a list that selects few objects reads twice as many with each question, up to 10,000', async () => {
  const engine = memory();
  const limits: (number | undefined)[] = [];
  const range = engine.range.bind(engine);
  engine.range = (options) => {
    limits.push(options.limit);
    return range(options);
  };
  const pods = new Pods(engine);
  for (let index = 0; index < 40; index++) await pods.create(`ns/pod-${String(index).padStart(2, '0')}`);
  const { items } = await pods.list('', { predicate: predicate('', 'metadata.name=pod-39', { limit: 3 }) });
  assert.equal(items.length, 1);
  assert.deepEqual(limits, [3, 6, 12, 24]);
  await engine.close();
});
