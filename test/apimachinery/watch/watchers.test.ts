import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import type { Status } from 'kubetyped/apimachinery/apis/meta/v1';
import * as watch from 'kubetyped/apimachinery/watch';

const pod = (name: string): corev1.Pod => new corev1.Pod({ metadata: { name } });
const status = { kind: 'Status', apiVersion: 'v1', metadata: {}, code: 500 } as unknown as Status;

/** Type and name of every event until the watch ends. */
async function collect(w: watch.Interface<corev1.Pod>): Promise<string[]> {
  const got: string[] = [];
  for await (const event of w.resultChan())
    got.push(event.type === 'ERROR' ? `ERROR ${event.object.code}` : `${event.type} ${event.object.metadata.name}`);
  return got;
}

/** Lets everything happen that can. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('constants', () => {
  assert.deepEqual(
    [watch.Added, watch.Modified, watch.Deleted, watch.Bookmark, watch.Error],
    ['ADDED', 'MODIFIED', 'DELETED', 'BOOKMARK', 'ERROR'],
  );
  assert.ok(watch.isEventType('BOOKMARK'));
  assert.ok(!watch.isEventType('bookmark'));
  assert.equal(watch.DefaultChanSize, 100);
});

test('an empty watch is over', async () => {
  const w = watch.newEmptyWatch<corev1.Pod>();
  assert.deepEqual(await collect(w), []);
  w.stop();
});

test('FakeWatcher: senders wait until an event is received', async () => {
  const fake = new watch.FakeWatcher<corev1.Pod>();
  const sent: string[] = [];
  const sending = (async (): Promise<void> => {
    await fake.add(pod('foo'));
    sent.push('foo');
    await fake.modify(pod('qux'));
    await fake.delete(pod('bar'));
    await fake.error(status);
    await fake.action('BOOKMARK', pod('mark'));
    fake.stop();
  })();
  await settle();
  assert.deepEqual(sent, []);
  assert.deepEqual(await collect(fake), ['ADDED foo', 'MODIFIED qux', 'DELETED bar', 'ERROR 500', 'BOOKMARK mark']);
  await sending;
  assert.ok(fake.isStopped());
  await assert.rejects(fake.add(pod('late')), { code: 'ERR_CHANNEL_CLOSED', message: 'send on closed channel' });
  fake.reset();
  assert.ok(!fake.isStopped());
  const again = collect(fake);
  await fake.add(pod('again'));
  fake.stop();
  assert.deepEqual(await again, ['ADDED again']);
});

test('FakeWatcher with a queue: events can be sent before anybody watches', async () => {
  const fake = new watch.FakeWatcher<corev1.Pod>({ channelSize: 2 });
  await fake.add(pod('a'));
  await fake.add(pod('b'));
  let third = false;
  const waiting = fake.add(pod('c')).then(() => (third = true));
  await settle();
  assert.ok(!third);
  const events = fake.resultChan();
  await events.next();
  await waiting;
  fake.stop();
  assert.deepEqual(await collect(fake), ['ADDED b', 'ADDED c']);
});

test('leaving the loop stops the watch', async () => {
  const fake = new watch.FakeWatcher<corev1.Pod>({ channelSize: 2 });
  await fake.add(pod('a'));
  for await (const event of fake.resultChan()) {
    assert.equal(event.type, 'ADDED');
    break;
  }
  assert.ok(fake.isStopped());
});

test('RaceFreeFakeWatcher: holds 100 events, refuses more, and drops what is sent after its end', async () => {
  const fake = new watch.RaceFreeFakeWatcher<corev1.Pod>();
  fake.add(pod('a'));
  fake.modify(pod('b'));
  fake.delete(pod('c'));
  fake.error(status);
  for (let i = 4; i < 100; i++) fake.action('BOOKMARK', pod(`${i}`));
  assert.throws(() => fake.add(pod('101')), { code: 'ERR_CHANNEL_FULL', message: 'channel full' });
  fake.stop();
  fake.add(pod('late'));
  const got = await collect(fake);
  assert.equal(got.length, 100);
  assert.deepEqual(got.slice(0, 4), ['ADDED a', 'MODIFIED b', 'DELETED c', 'ERROR 500']);
  fake.reset();
  assert.ok(!fake.isStopped());
});

test('ProxyWatcher: tells the source that it was stopped', async () => {
  const source = new watch.FakeWatcher<corev1.Pod>({ channelSize: 5 });
  const proxy = new watch.ProxyWatcher(source.resultChan());
  await source.add(pod('a'));
  const events = proxy.resultChan();
  assert.equal((await events.next()).value?.type, 'ADDED');
  assert.ok(!proxy.stopping());
  let told = false;
  proxy.stopChan().addEventListener('abort', () => (told = true));
  proxy.stop();
  assert.ok(told && proxy.stopping());
});

test('filter: passes on, changes and keeps back', async () => {
  const fake = new watch.FakeWatcher<corev1.Pod>({ channelSize: 10 });
  for (const name of ['a', 'b', 'c', 'd']) await fake.action(name === 'c' ? 'DELETED' : 'ADDED', pod(name));
  fake.stop();
  const filtered = watch.filter(fake, (event) => {
    if (event.type === 'ERROR' || event.object.metadata.name === 'b') return undefined;
    return event.type === 'DELETED' ? watch.newEvent('MODIFIED', pod('changed')) : event;
  });
  assert.deepEqual(await collect(filtered), ['ADDED a', 'MODIFIED changed', 'ADDED d']);
});

test('filter: stopping it stops the source, also while it waits', async () => {
  const fake = new watch.FakeWatcher<corev1.Pod>();
  const filtered = watch.filter(fake, (event) => event);
  const got = collect(filtered);
  await settle();
  filtered.stop();
  assert.deepEqual(await got, []);
  assert.ok(fake.isStopped());
});

test('Recorder: remembers what was received', async () => {
  const fake = new watch.FakeWatcher<corev1.Pod>({ channelSize: 10 });
  const recorder = new watch.Recorder(fake);
  await fake.add(pod('a'));
  await fake.delete(pod('a'));
  assert.deepEqual(recorder.events(), []);
  fake.stop();
  await collect(recorder);
  assert.deepEqual(
    recorder.events().map(({ type }) => type),
    ['ADDED', 'DELETED'],
  );
  recorder.events().pop();
  assert.equal(recorder.events().length, 2);
});

test('Broadcaster: every watcher gets every event, in order', async () => {
  const broadcaster = new watch.Broadcaster<corev1.Pod>(0, watch.WaitIfChannelFull);
  const watchers = Array.from({ length: 3 }, () => collect(broadcaster.watch()));
  const expected: string[] = [];
  for (let i = 0; i < 100; i++) {
    await broadcaster.action('ADDED', pod(`p${i}`));
    expected.push(`ADDED p${i}`);
  }
  await broadcaster.shutdown();
  for (const got of watchers) assert.deepEqual(await got, expected);
});

test('Broadcaster: a watcher gets what is sent after it came, even when earlier events still wait', async () => {
  const broadcaster = new watch.Broadcaster<corev1.Pod>(10, watch.WaitIfChannelFull);
  const before = broadcaster.action('ADDED', pod('before'));
  const watcher = broadcaster.watchWithPrefix([watch.newEvent('BOOKMARK', pod('prefix'))]);
  await before;
  await broadcaster.action('ADDED', pod('after'));
  await broadcaster.shutdown();
  assert.deepEqual(await collect(watcher), ['BOOKMARK prefix', 'ADDED after']);
});

test('Broadcaster: WaitIfChannelFull holds up everybody, until the slow watcher stops', async () => {
  const broadcaster = new watch.Broadcaster<corev1.Pod>(1, watch.WaitIfChannelFull, { incomingQueueLength: 1 });
  const slow = broadcaster.watch();
  const fast = collect(broadcaster.watch());
  let sent = 0;
  const sending = (async (): Promise<void> => {
    for (let i = 0; i < 6; i++) {
      await broadcaster.action('ADDED', pod(`${i}`));
      sent++;
    }
  })();
  await settle();
  assert.ok(sent < 6, `${sent} events were taken`);
  slow.stop();
  await sending;
  await broadcaster.shutdown();
  assert.equal((await fast).length, 6);
});

test('Broadcaster: DropIfChannelFull drops for the slow watcher alone', async () => {
  const broadcaster = new watch.Broadcaster<corev1.Pod>(1, watch.DropIfChannelFull);
  const slow = broadcaster.watch();
  const fast = collect(broadcaster.watch());
  for (const name of ['a', 'b', 'c']) {
    await broadcaster.action('ADDED', pod(name));
    await settle();
  }
  await broadcaster.shutdown();
  assert.deepEqual(await fast, ['ADDED a', 'ADDED b', 'ADDED c']);
  assert.deepEqual(await collect(slow), ['ADDED a']);
});

test('Broadcaster: actionOrDrop never waits', async () => {
  const broadcaster = new watch.Broadcaster<corev1.Pod>(0, watch.WaitIfChannelFull, { incomingQueueLength: 2 });
  const watcher = broadcaster.watch();
  await settle();
  const sent = Array.from({ length: 5 }, (_, i) => broadcaster.actionOrDrop('ADDED', pod(`${i}`)));
  assert.deepEqual(sent, [true, true, true, false, false]);
  const got = collect(watcher);
  await broadcaster.shutdown();
  assert.deepEqual(await got, ['ADDED 0', 'ADDED 1', 'ADDED 2']);
});

test('Broadcaster: unless told otherwise, 25 events wait', async () => {
  const broadcaster = new watch.Broadcaster<corev1.Pod>(0, watch.WaitIfChannelFull);
  const watcher = broadcaster.watch();
  await settle();
  const sent = Array.from({ length: 30 }, (_, i) => broadcaster.actionOrDrop('ADDED', pod(`${i}`)));
  // One more is on its way to the watcher.
  assert.equal(sent.indexOf(false), 26);
  const got = collect(watcher);
  await broadcaster.shutdown();
  assert.equal((await got).length, 26);
});

test('Broadcaster: nothing can be done after its end', async () => {
  const broadcaster = new watch.Broadcaster<corev1.Pod>(0, watch.WaitIfChannelFull);
  const watcher = broadcaster.watch();
  const done = [broadcaster.shutdown(), broadcaster.shutdown()];
  await Promise.all(done);
  assert.deepEqual(await collect(watcher), []);
  const stopped = { code: 'ERR_BROADCASTER_STOPPED', message: 'broadcaster already stopped' };
  await assert.rejects(broadcaster.action('ADDED', pod('a')), stopped);
  assert.throws(() => broadcaster.actionOrDrop('ADDED', pod('a')), stopped);
  assert.throws(() => broadcaster.watch(), stopped);
  watcher.stop();
});

test('Broadcaster: what was sent before the end arrives', async () => {
  const broadcaster = new watch.Broadcaster<corev1.Pod>(10, watch.WaitIfChannelFull, { incomingQueueLength: 1 });
  const watcher = broadcaster.watch();
  const sending = Array.from({ length: 5 }, (_, i) => broadcaster.action('ADDED', pod(`${i}`)));
  await broadcaster.shutdown();
  await Promise.all(sending);
  assert.equal((await collect(watcher)).length, 5);
});
