// Several servers on a cluster of etcd, while processes are killed and stopped, connections cut, clocks set, leaders changed
// and the history compacted: every acknowledged write is there, compare-and-swap loses nothing, every watch gets each
// change once and in order, a list is one moment, one controller acts. KUBETYPED_CASES counts the runs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Random } from '../../differential/random_scalars.ts';
import { skipEtcd } from '../storage/etcd_process.ts';
import { Clients } from './clients.ts';
import { Cluster } from './cluster.ts';
import { type History, violationsOf, type Write } from './history.ts';

const runs = Number(process.env['KUBETYPED_CASES'] ?? 1);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 1);

for (let run = 0; run < runs; run++)
  test(`three servers on three members: what their clients see can be, run ${seed + run}`, {
    skip: skipEtcd,
  }, async (t) => {
    const random = new Random(seed + run);
    const cluster = await Cluster.start();
    const clients = new Clients(cluster.urls, random);
    t.after(async () => {
      await clients.stop();
      await cluster.remove();
    });
    clients.watch();
    const faults = cluster.fail(20, random);
    await clients.work(2000, 8, faults);
    await clients.end();
    const { history } = clients;
    const { writes, reads, lists, watches, acts } = history;
    const events = watches.reduce((sum, { events }) => sum + events.length, 0);
    t.diagnostic(
      `${writes.filter(({ outcome }) => outcome === 'done').length} of ${writes.length} writes done, ${reads.length} reads, ` +
        `${lists.length} lists, ${events} events in ${watches.length} watches, ` +
        `${new Set(acts.map(({ controller, term }) => `${controller} ${term}`)).size} terms of controllers; ` +
        (await faults).join(', '),
    );
    assert.ok(acts.length > 0, 'no controller ever acted');
    assert.deepEqual(violationsOf(history).slice(0, 20), []);
  });

/** The history of clients of one server, and nothing goes wrong. */
async function soundHistory(): Promise<History> {
  await using api = await startTestServer();
  const clients = new Clients([(await api.server.listen({ port: 0 })).url], new Random(seed));
  clients.watch();
  await clients.work(600, 4, Promise.resolve());
  await clients.end();
  return clients.history;
}

/** Changes of a sound history, each of which breaks one promise. */
const BROKEN: Readonly<Record<string, (history: History) => History>> = {
  'a watch leaves out a change': (history) => ({
    ...history,
    watches: history.watches.map((watch, index) =>
      index === 0 ? { ...watch, events: watch.events.toSpliced(20, 1) } : watch,
    ),
  }),
  'a watch tells of a change twice': (history) => ({
    ...history,
    watches: history.watches.map((watch, index) =>
      index === 0 ? { ...watch, events: watch.events.toSpliced(20, 0, ...watch.events.slice(20, 21)) } : watch,
    ),
  }),
  'a watch tells of two changes in the wrong order': (history) => ({
    ...history,
    watches: history.watches.map((watch, index) =>
      index === 0
        ? { ...watch, events: watch.events.toSpliced(20, 2, ...watch.events.slice(20, 22).reverse()) }
        : watch,
    ),
  }),
  'an acknowledged write is not there': (history) => {
    // Of one that may have been deleted meanwhile, a read may say so.
    const isSure = ({ key, begin, end }: Write): boolean =>
      !history.writes.some(
        (other) =>
          other.kind === 'delete' &&
          other.key === key &&
          other.begin < end + 1 &&
          (other.end > begin || other.outcome === 'unknown'),
      );
    const write = history.writes.find((each) => each.kind === 'update' && each.outcome === 'done' && isSure(each));
    assert.ok(write);
    const { client, key, end } = write;
    const seen = undefined;
    return { ...history, reads: [...history.reads, { client, key, begin: end + 0.001, end: end + 0.002, seen }] };
  },
  'two updates replace one version': (history) => {
    const write = history.writes.find(({ kind, outcome }) => kind === 'update' && outcome === 'done');
    assert.ok(write);
    const other = { ...write, value: `${write.value}x`, revision: 1_000_000 };
    return { ...history, writes: [...history.writes, other] };
  },
  'a list is of two moments': (history) => ({
    ...history,
    lists: history.lists.map((list, index) =>
      index === Math.floor(history.lists.length / 2)
        ? { ...list, items: history.lists.at(1)?.items ?? [], isNewest: false }
        : list,
    ),
  }),
  'two controllers lead': (history) => {
    const [first] = history.acts;
    assert.ok(first);
    return { ...history, acts: [...history.acts, { controller: 'another one', term: 1 }, first] };
  },
  'the newest list is an old one': (history) => {
    const newest = history.lists.filter(({ isNewest }) => isNewest);
    const [old, late] = [newest.at(1), newest.at(-1)];
    assert.ok(old && late);
    return { ...history, lists: [...history.lists, { ...old, begin: late.end + 1, end: late.end + 2 }] };
  },
};

test('the checker finds each broken promise in a history, and none in a sound one', async (t) => {
  const sound = await soundHistory();
  assert.ok(sound.writes.length > 100 && sound.watches.some(({ events }) => events.length > 100));
  assert.deepEqual(violationsOf(sound), []);
  for (const [what, change] of Object.entries(BROKEN))
    await t.test(what, () => assert.notDeepEqual(violationsOf(change(sound)), []));
});
