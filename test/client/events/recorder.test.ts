// What becomes of events that are too long, too many, or about nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import * as eventsv1 from 'kubetyped/api/events/v1';
import { Client } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import * as events from 'kubetyped/client/tools/events';
import * as record from 'kubetyped/client/tools/record';
import { getPartialReference, getReference } from 'kubetyped/client/tools/reference';
import { FakeClock } from '../../apimachinery/util/wait/fake_clock.ts';

const pod = new corev1.Pod({
  metadata: { name: 'a', namespace: 'ns', uid: 'u', resourceVersion: '7' },
  spec: { containers: [{ name: 'c' }] },
});
const now = (): Date => new Date('2026-01-01T00:00:00Z');
const code = (wanted: string) => (error: unknown) => (error as { code?: string }).code === wanted;

test('a reference names an object by what it says of itself', () => {
  const whole = { kind: 'Pod', namespace: 'ns', name: 'a', uid: 'u', apiVersion: 'v1', resourceVersion: '7' };
  assert.deepEqual(getReference(pod), whole);
  assert.deepEqual(getReference(getReference(pod)), whole);
  assert.deepEqual(getPartialReference(pod, 'spec.containers{c}'), { ...whole, fieldPath: 'spec.containers{c}' });
  const { metadata } = pod;
  for (const bad of [
    {},
    { metadata },
    { kind: 'Pod', metadata },
    { apiVersion: 'v1', metadata },
    { apiVersion: '', kind: 'Pod', metadata },
    { apiVersion: 'v1', kind: '', metadata },
    { apiVersion: 'v1', kind: 'Pod' },
  ])
    assert.throws(() => getReference(bad), code('ERR_NO_REFERENCE'));
});

test('events of both APIs reach the server, one for what is repeated', async () => {
  const api = new FakeAPI({ scheme, now });
  const client = new Client({ transport: api });
  const core = new record.EventBroadcaster({ now });
  core.startRecordingToSink(record.newEventSink(client));
  const recorder = core.newRecorder({ component: 'test' });
  for (let i = 0; i < 3; i++) recorder.event(pod, 'Normal', 'Synced', 'fine', { by: 'test' });
  await core.close();
  const [found] = (await client.resource(corev1.Event, { namespace: 'ns' }).list()).items;
  assert.deepEqual(
    [found?.count, found?.metadata.annotations, found?.involvedObject.name, found?.source],
    [3, { by: 'test' }, 'a', { component: 'test' }],
  );
  const newer = new events.EventBroadcaster(events.newEventSink(client), { now });
  newer.startRecordingToSink();
  const details = { type: 'Warning', reason: 'Broken', action: 'Repairing', note: 'oh' } as const;
  const other = newer.newRecorder('example.com/test', 'test-0');
  other.event(pod, { ...details, related: pod, annotations: { key: 'value' } });
  other.event(pod, { ...details, related: pod });
  await newer.close();
  const [series] = (await client.resource(eventsv1.Event, { namespace: 'ns' }).list()).items;
  assert.deepEqual([series?.series?.count, series?.related?.name, series?.reportingInstance], [2, 'a', 'test-0']);
  assert.deepEqual(series?.metadata.annotations, { key: 'value' });
});

test('a series is counted in memory, refreshed every half hour, and written when it ends', async () => {
  const clock = new FakeClock();
  const writes: [number, number | undefined][] = [];
  const note = (event: eventsv1.Event): Promise<eventsv1.Event> => {
    writes.push([clock.now() / 60_000, event.series?.count]);
    return Promise.resolve(event);
  };
  const broadcaster = new events.EventBroadcaster(
    { create: note, patch: note },
    { clock, now: () => new Date(clock.now()) },
  );
  broadcaster.startRecordingToSink();
  const recorder = broadcaster.newRecorder('example.com/test');
  await clock.run(async () => {
    await clock.sleep(30_000);
    for (let i = 0; i < 100; i++) {
      recorder.event(pod, { type: 'Normal', reason: 'R', action: 'A', note: 'n' });
      await clock.sleep(60_000);
    }
    await clock.sleep(60 * 60_000);
    await broadcaster.close();
  });
  assert.deepEqual(writes, [
    [0.5, undefined],
    [1.5, 2],
    [30, 30],
    [60, 60],
    [90, 90],
    [108, 100],
  ]);
});

test('what a server would refuse for its length is cut, between characters', () => {
  const long = events.makeEvent(
    pod,
    { type: 'Normal', reason: 'r'.repeat(200), action: 'a'.repeat(128), note: `${'x'.repeat(1019)}äääää` },
    { controller: 'c', instance: 'i'.repeat(500) },
    now(),
  );
  assert.equal(long.note, `${'x'.repeat(1019)}ä...`);
  assert.deepEqual(
    [long.reason, long.action, long.reportingInstance].map((text) => text?.length),
    [128, 128, 128],
  );
  const fits = { type: 'Normal', reason: 'r', action: 'a', note: 'ä'.repeat(512) } as const;
  assert.equal(events.makeEvent(pod, fits, { controller: 'c', instance: 'i' }, now()).note, fits.note);
});

test('events that come faster than a sink takes them are dropped beyond a thousand, and told', async () => {
  const losses: record.EventLoss[] = [];
  const clock = new FakeClock();
  const broadcaster = new record.EventBroadcaster({
    now,
    clock,
    qps: 1e9,
    burstSize: 1e9,
    onLoss: (why) => losses.push(why),
  });
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let written = 0;
  const take = async (event: corev1.Event): Promise<corev1.Event> => {
    await gate;
    written++;
    return event;
  };
  broadcaster.startRecordingToSink({ create: take, patch: take });
  const recorder = broadcaster.newRecorder({ component: 'test' });
  for (let i = 0; i < 1500; i++) recorder.event(pod, 'Normal', 'R', 'm');
  open();
  await broadcaster.close();
  assert.deepEqual([written, losses.length, new Set(losses)], [1000, 500, new Set(['queue full'])]);
  // Once it is closed nothing is taken.
  recorder.event(pod, 'Normal', 'R', 'm');
  assert.equal(written, 1000);
});

test('what is filtered, refused or given up is told; a handler that throws disturbs nobody', async () => {
  const clock = new FakeClock();
  const losses: record.EventLoss[] = [];
  const broadcaster = new record.EventBroadcaster({ now, clock, burstSize: 1, onLoss: (why) => losses.push(why) });
  broadcaster.startEventWatcher(() => {
    throw new Error('broken handler');
  });
  const seen: string[] = [];
  broadcaster.startEventWatcher(({ message = '' }) => void seen.push(message));
  const gone = (): Promise<corev1.Event> => Promise.reject(new Error('connection refused'));
  broadcaster.startRecordingToSink({ create: gone, patch: gone });
  const recorder = broadcaster.newRecorder({ component: 'test' });
  await clock.run(async () => {
    recorder.event(pod, 'Normal', 'R', 'one');
    recorder.event(pod, 'Normal', 'R', 'two');
    await clock.sleep(600_000);
    await broadcaster.close();
  });
  assert.deepEqual(losses, ['gave up', 'spam filter']);
  assert.deepEqual(seen, ['one', 'two']);
  assert.throws(() => recorder.event(pod, 'Odd' as 'Normal', 'R', 'm'), code('ERR_EVENT_TYPE'));
  assert.throws(() => recorder.event({}, 'Normal', 'R', 'm'), code('ERR_NO_REFERENCE'));
});

test('closing ends the tries', async () => {
  const losses: record.EventLoss[] = [];
  const broadcaster = new record.EventBroadcaster({ now, onLoss: (why) => losses.push(why) });
  const gone = (): Promise<corev1.Event> => Promise.reject(new Error('connection refused'));
  broadcaster.startRecordingToSink({ create: gone, patch: gone });
  broadcaster.newRecorder({ component: 'test' }).event(pod, 'Normal', 'R', 'm');
  await broadcaster.close();
  assert.deepEqual(losses, ['gave up']);
});

test('events about an object are selected by fields', () => {
  const regarded = { apiVersion: 'v1', kind: 'Pod', name: 'a', uid: 'u' };
  assert.equal(
    events.getFieldSelector('v1', regarded).toString(),
    'involvedObject.apiVersion=v1,involvedObject.kind=Pod,involvedObject.name=a,involvedObject.uid=u',
  );
  assert.equal(events.getFieldSelector('events.k8s.io/v1', { name: 'a' }).toString(), 'regarding.name=a');
});

test('a watcher of events that is ended forgets those that wait', async () => {
  const handled: string[] = [];
  await using broadcaster = new record.EventBroadcaster();
  const end = broadcaster.startEventWatcher(({ reason = '' }) => {
    handled.push(reason);
    end();
  });
  const recorder = broadcaster.newRecorder({ component: 'c' });
  const record1 = (reason: string): void => recorder.event(pod, 'Normal', reason, 'm');
  for (const reason of ['One', 'Two', 'Three']) record1(reason);
  await setImmediate();
  record1('Four');
  await setImmediate();
  assert.deepEqual(handled, ['One']);
});
