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
  for await (const event of w)
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
  w.close();
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
    fake.close();
  })();
  await settle();
  assert.deepEqual(sent, []);
  assert.deepEqual(await collect(fake), ['ADDED foo', 'MODIFIED qux', 'DELETED bar', 'ERROR 500', 'BOOKMARK mark']);
  await sending;
  assert.ok(fake.closed);
  await assert.rejects(fake.add(pod('late')), { code: 'ERR_CHANNEL_CLOSED', message: 'send on closed channel' });
  fake.reset();
  assert.ok(!fake.closed);
  const again = collect(fake);
  await fake.add(pod('again'));
  fake.close();
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
  const events = fake[Symbol.asyncIterator]();
  await events.next();
  await waiting;
  fake.close();
  assert.deepEqual(await collect(fake), ['ADDED b', 'ADDED c']);
});

test('leaving the loop closes the watch', async () => {
  const fake = new watch.FakeWatcher<corev1.Pod>({ channelSize: 2 });
  await fake.add(pod('a'));
  for await (const event of fake) {
    assert.equal(event.type, 'ADDED');
    break;
  }
  assert.ok(fake.closed);
});

test('RaceFreeFakeWatcher: holds 100 events, refuses more, and drops what is sent after its end', async () => {
  const fake = new watch.RaceFreeFakeWatcher<corev1.Pod>();
  fake.add(pod('a'));
  fake.modify(pod('b'));
  fake.delete(pod('c'));
  fake.error(status);
  for (let i = 4; i < 100; i++) fake.action('BOOKMARK', pod(`${i}`));
  assert.throws(() => fake.add(pod('101')), { code: 'ERR_CHANNEL_FULL', message: 'channel full' });
  fake.close();
  fake.add(pod('late'));
  const got = await collect(fake);
  assert.equal(got.length, 100);
  assert.deepEqual(got.slice(0, 4), ['ADDED a', 'MODIFIED b', 'DELETED c', 'ERROR 500']);
  fake.reset();
  assert.ok(!fake.closed);
});

test('filter: passes on, changes and keeps back', async () => {
  const fake = new watch.FakeWatcher<corev1.Pod>({ channelSize: 10 });
  for (const name of ['a', 'b', 'c', 'd']) await fake.action(name === 'c' ? 'DELETED' : 'ADDED', pod(name));
  fake.close();
  const filtered = watch.filter(fake, (event) => {
    if (event.type === 'ERROR' || event.object.metadata.name === 'b') return undefined;
    return event.type === 'DELETED' ? watch.newEvent('MODIFIED', pod('changed')) : event;
  });
  assert.deepEqual(await collect(filtered), ['ADDED a', 'MODIFIED changed', 'ADDED d']);
});

test('filter: closing it closes the source, also while it waits', async () => {
  const fake = new watch.FakeWatcher<corev1.Pod>();
  const filtered = watch.filter(fake, (event) => event);
  const got = collect(filtered);
  await settle();
  filtered.close();
  assert.deepEqual(await got, []);
  assert.ok(fake.closed);
});

test('a watch that goes out of scope is closed', async () => {
  const watches = [new watch.FakeWatcher<corev1.Pod>(), new watch.RaceFreeFakeWatcher<corev1.Pod>()];
  const behind = new watch.FakeWatcher<corev1.Pod>();
  {
    await using _first = watches[0];
    await using _second = watches[1];
    await using _filtered = watch.filter(behind, (event) => event);
  }
  assert.deepEqual(
    [...watches, behind].map(({ closed }) => closed),
    [true, true, true],
  );
});
