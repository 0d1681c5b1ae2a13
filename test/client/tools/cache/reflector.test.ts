// What of reflectors is ours, and what traces can't show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { Client } from 'kubetyped/client';
import { type ErrorContext, Indexer, Reflector, type ReflectorOptions } from 'kubetyped/client/tools/cache';
import { settle } from '../../../apimachinery/util/wait/fake_clock.ts';
import { StepClock } from '../../step_clock.ts';
import { type Reply, ScriptedTransport } from './scripted_transport.ts';

const pod = (name: string, version: number): object => ({
  kind: 'Pod',
  apiVersion: 'v1',
  metadata: { name, namespace: 'd', resourceVersion: String(version) },
});
const line = (type: string, object: object): string => `${JSON.stringify({ type, object })}\n`;
const added = line('ADDED', pod('a', 3));
const mark = line('BOOKMARK', {
  kind: 'Pod',
  apiVersion: 'v1',
  metadata: { resourceVersion: '5', annotations: { 'k8s.io/initial-events-end': 'true' } },
});
const status = (code: number, reason: string): object => ({
  kind: 'Status',
  apiVersion: 'v1',
  status: 'Failure',
  reason,
  code,
});
const list = (version: number, ...items: object[]): Reply => ({
  on: 'list',
  status: 200,
  finish: 'end',
  frames: [
    {
      text: JSON.stringify({
        kind: 'PodList',
        apiVersion: 'v1',
        metadata: { resourceVersion: String(version) },
        items,
      }),
    },
  ],
});

class Program {
  readonly clock: StepClock = new StepClock();
  readonly transport: ScriptedTransport;
  readonly store: Indexer<corev1.Pod> = new Indexer();
  readonly errors: string[] = [];
  readonly reflector: Reflector<corev1.Pod>;
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;

  constructor(replies: readonly Reply[], options: ReflectorOptions<corev1.Pod> = {}) {
    this.transport = new ScriptedTransport(this.clock, replies);
    const client = new Client({ transport: this.transport, clock: this.clock });
    this.reflector = new Reflector(client.resource(corev1.Pod), this.store, {
      clock: this.clock,
      random: () => 0.5,
      onError: (error, { source }: ErrorContext) =>
        void this.errors.push(`${source} ${(error as { code?: string }).code} ${(error as Error).message}`),
      ...options,
    });
    this.#running = this.reflector.run(this.#stop);
  }

  /** What was asked since, without the version of the API. */
  get asked(): string[] {
    return this.transport.requests
      .splice(0)
      .map((request) =>
        request.replace(/GET \/api\/v1\/|allowWatchBookmarks=true&|&?timeout\w*=T|resourceVersionMatch=\w+&/g, ''),
      );
  }

  async pass(milliseconds: number): Promise<void> {
    await settle();
    const end = this.clock.now() + milliseconds;
    for (let next = this.clock.next; next !== undefined && next <= end; next = this.clock.next) {
      this.clock.step(next - this.clock.now());
      await settle();
    }
    this.clock.step(end - this.clock.now());
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await settle();
    await this.#running;
    assert.deepEqual([this.clock.waiting, this.transport.open], [0, 0], 'timers and streams are left');
  }
}

test('without the mark of the last initial event, everything is listed after 30 seconds of silence', async () => {
  const bookmark = mark.replace(/,"annotations":\{[^}]*\}/, '');
  const program = new Program([
    { on: 'watchlist', status: 200, finish: 'hang', frames: [{ text: added }, { after: 20_000, text: bookmark }] },
    list(5, pod('a', 3)),
    { on: 'watch', status: 200, finish: 'hang', frames: [{ after: 1, text: line('ADDED', pod('b', 6)) }] },
  ]);
  await program.pass(49_999);
  assert.deepEqual(program.asked, ['0 pods?sendInitialEvents=true&watch=true']);
  await program.pass(2);
  assert.deepEqual(program.asked, ['30000 pods?limit=500&resourceVersion=0', '0 pods?resourceVersion=5&watch=true']);
  await program.pass(10);
  assert.equal(program.store.size, 2);
  assert.deepEqual(program.errors, [
    'watch ERR_WATCH_LIST_STALLED objects: no event within 30000 ms, and none that marks the end of the initial events: listing instead',
  ]);
  await program.stop();
});

test('after that it lists for an hour, then tries again', async () => {
  const gone: Reply = {
    on: 'watch',
    status: 200,
    finish: 'end',
    frames: [{ text: line('ERROR', status(410, 'Expired')) }],
  };
  const quiet = Array.from({ length: 8 }, (): Reply => ({ on: 'watch', status: 200, finish: 'hang' }));
  const program = new Program([list(5), gone, list(6), ...quiet, gone]);
  await program.pass(30_000 + 2_000);
  assert.deepEqual(
    program.asked.map((each) => each.replace(/^\S+ /, '')),
    [
      'pods?sendInitialEvents=true&watch=true',
      'pods?limit=500&resourceVersion=0',
      'pods?resourceVersion=5&watch=true',
      'pods?resourceVersion=5',
      'pods?resourceVersion=6&watch=true',
    ],
  );
  await program.pass(3_650_000);
  const asked = program.asked;
  assert.ok(asked.at(-1)?.includes('sendInitialEvents=true'), asked.join('\n'));
  await program.stop();
});

test('a request that is never answered ends, too', async () => {
  const program = new Program([]);
  await program.pass(30_000);
  assert.equal(program.asked.length, 2);
  await program.stop();
});

test('a watch that the server does not end in time is ended, and goes on where it was', async () => {
  const program = new Program([{ on: 'watchlist', status: 200, finish: 'hang', frames: [{ text: added + mark }] }]);
  // Five minutes and a half of them at random, and five seconds.
  await program.pass(455_000 - 1);
  assert.equal(program.asked.length, 1);
  await program.pass(1);
  assert.deepEqual(program.asked, ['455000 pods?resourceVersion=5&watch=true']);
  assert.deepEqual(program.errors, []);
  await program.stop();
});

test('internal errors are borne for a while, if wanted', async () => {
  const broken: Reply = {
    on: 'watch',
    status: 200,
    finish: 'end',
    frames: [{ after: 400, text: line('ERROR', status(500, 'InternalError')) }],
  };
  const begin: Reply = {
    on: 'watchlist',
    status: 200,
    finish: 'end',
    frames: [{ text: mark }, { after: 1, text: added }],
  };
  const program = new Program([begin, broken, broken, broken, broken, broken], { maxInternalErrorRetry: 1000 });
  await program.pass(1500);
  assert.equal(program.asked.length, 5);
  assert.equal(program.errors.length, 0);
  await program.pass(2000);
  assert.ok(program.asked[0]?.includes('sendInitialEvents=true'));
  assert.match(program.errors[0]!, /^watch ERR_STATUS/);
  await program.stop();
});

test('lists alone, by pages of a size, if wanted', async () => {
  const program = new Program([list(5, pod('a', 3))], {
    watchList: false,
    pageSize: 7,
    fieldSelector: 'spec.nodeName=n',
  });
  await program.pass(1);
  assert.deepEqual(program.asked, [
    '0 pods?fieldSelector=spec.nodeName%3Dn&limit=7&resourceVersion=0',
    '0 pods?fieldSelector=spec.nodeName%3Dn&resourceVersion=5&watch=true',
  ]);
  assert.equal(program.reflector.lastSyncResourceVersion, '5');
  await program.stop();
});

test('it can be stopped at any point: no request, timer or stream is left', async () => {
  const replies: Reply[] = [
    {
      on: 'watchlist',
      status: 429,
      finish: 'end',
      headers: { 'Retry-After': '1' },
      frames: [{ after: 3, text: JSON.stringify(status(429, 'TooManyRequests')) }],
    },
    { on: 'watchlist', finish: 'refused' },
    {
      on: 'watchlist',
      status: 400,
      finish: 'end',
      frames: [{ after: 3, text: JSON.stringify(status(400, 'BadRequest')) }],
    },
    {
      on: 'list',
      status: 500,
      finish: 'end',
      frames: [{ after: 3, text: JSON.stringify(status(500, 'InternalError')) }],
    },
    {
      on: 'watchlist',
      status: 200,
      finish: 'end',
      frames: [
        { after: 5, text: added },
        { after: 5, text: mark },
        { after: 5, text: line('MODIFIED', pod('a', 6)) },
      ],
    },
    { on: 'watch', finish: 'refused' },
    { on: 'watch', status: 200, finish: 'end', frames: [{ after: 5, text: line('ERROR', status(410, 'Expired')) }] },
  ];
  const times = new Set<number>([0]);
  const whole = new Program(replies);
  await settle();
  while (whole.clock.next !== undefined && whole.clock.now() < 60_000) {
    whole.clock.step(whole.clock.next - whole.clock.now());
    await settle();
    times.add(whole.clock.now());
  }
  await whole.stop();
  assert.ok(times.size > 10, String(times.size));
  for (const time of times)
    for (const offset of [-0.5, 0]) {
      const program = new Program(replies);
      await program.pass(Math.max(0, time + offset));
      await program.stop();
    }
});
