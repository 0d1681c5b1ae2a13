// Elections as client-go holds them, call by call: see scripts/go/electionvectors.
import assert from 'node:assert/strict';
import { setMaxListeners } from 'node:events';
import { test } from 'node:test';
import type { LeaseSpec } from 'kubetyped/api/coordination/v1';
import { LeaderElector } from 'kubetyped/client/tools/leaderelection';
import { FakeClock } from '../../apimachinery/util/wait/fake_clock.ts';
import { packedRows } from '../../packed_rows.ts';
import { oneIn } from '../../some_of.ts';
import { type Entry, type Fault, ScriptedLease, type ScriptRecord, START } from './scripted_lease.ts';

interface Replica {
  readonly name: string;
  readonly start: number;
  readonly stop?: number;
  readonly leaseDuration: number;
  readonly renewDeadline: number;
  readonly retryPeriod: number;
  readonly release: boolean;
  readonly latency: number;
}

interface Election {
  readonly lease?: ScriptRecord;
  readonly replicas: readonly Replica[];
  readonly faults?: readonly Fault[];
  readonly writes?: readonly { readonly at: number; readonly record?: ScriptRecord; readonly touch?: boolean }[];
  readonly end: number;
}

interface Row {
  readonly in: Election;
  readonly out: { readonly log: readonly Entry[]; readonly random: readonly number[] };
}

const rows = packedRows<Row>('test/client/vectors/leader-election.jsonl.gz');

async function held(election: Election, random: readonly number[]): Promise<readonly Entry[]> {
  const { lease, replicas, faults, writes = [], end } = election;
  const clock = new FakeClock();
  const server = new ScriptedLease(clock, faults);
  if (lease !== undefined) server.put(lease);
  const left = [...random];
  const all = new AbortController();
  setMaxListeners(0, all.signal);
  await clock.run(async () => {
    const running = replicas.map(async (replica) => {
      await clock.sleep(replica.start);
      const stop = new AbortController();
      all.signal.addEventListener('abort', () => stop.abort());
      if (replica.stop) clock.after(replica.stop - replica.start, () => stop.abort());
      const { name, release, latency, start: _, stop: __, ...durations } = replica;
      try {
        const elector = new LeaderElector({
          ...durations,
          lock: server.lock(name, latency),
          releaseOnCancel: release,
          onStartedLeading: () => server.note(name, 'started'),
          onStoppedLeading: () => server.note(name, 'stopped'),
          onNewLeader: (who) => server.note(name, 'leader', { result: who }),
          clock,
          now: () => new Date(START + clock.now()),
          random: () => left.shift()!,
        });
        await elector.run({ signal: stop.signal });
      } catch (error) {
        server.note(name, 'refused', { result: (error as Error).message });
      }
    });
    for (const { at, record, touch } of writes) {
      await clock.sleep(at - clock.now());
      if (record !== undefined) server.put(record);
      else if (touch === true) server.touch();
      else server.remove();
    }
    await clock.sleep(end - clock.now());
    const log = [...server.log];
    all.abort();
    await Promise.all(running);
    server.log.splice(0, Infinity, ...log);
  });
  return server.log;
}

/** What one replica did of one kind, in order: across kinds, what happens at the same time is in no order. */
function byKind(log: readonly Entry[]): Map<string, readonly Entry[]> {
  const kinds = new Map<string, Entry[]>();
  for (const entry of log) {
    const kind = `${entry.replica}: ${entry.what}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), entry]);
  }
  return kinds;
}

const milliseconds = (text: string | undefined): number => Date.parse(text ?? '1970-01-01T00:00:00Z');

function assertSpec(got: LeaseSpec | undefined, want: LeaseSpec | undefined, where: string): void {
  const { acquireTime, renewTime, ...rest } = got ?? {};
  const { acquireTime: wantAcquired, renewTime: wantRenewed, ...wantRest } = want ?? {};
  assert.deepEqual(rest, wantRest, where);
  // Ours has milliseconds.
  assert.ok(Math.abs(milliseconds(acquireTime) - milliseconds(wantAcquired)) <= 1, `${where}: ${acquireTime}`);
  assert.ok(Math.abs(milliseconds(renewTime) - milliseconds(wantRenewed)) <= 1, `${where}: ${renewTime}`);
}

function assertLog(got: readonly Entry[], want: readonly Entry[]): void {
  const kinds = byKind(got);
  const wanted = byKind(want);
  assert.deepEqual([...kinds.keys()].sort(), [...wanted.keys()].sort());
  for (const [kind, entries] of wanted) {
    const ours = kinds.get(kind)!;
    const shown = (all: readonly Entry[]): string[] =>
      all.map(({ at, result = '' }) => `${(at / 1e6).toFixed(4)} ${result}`);
    assert.equal(ours.length, entries.length, `${kind}\n${shown(ours).join('\n')}\nwant\n${shown(entries).join('\n')}`);
    entries.forEach((entry, index) => {
      const { at, result = '', spec } = ours[index]!;
      const where = `${kind} ${index}\n${shown(ours).join('\n')}\nwant\n${shown(entries).join('\n')}`;
      assert.ok(Math.abs(at - entry.at) <= 2, where);
      assert.equal(result, entry.result ?? '', where);
      assertSpec(spec, entry.spec, where);
    });
  }
}

/** Differs from Go: there a replica gives up what somebody else holds by then. Compared until it does. */
const RELEASES_FOR_OTHERS: ReadonlySet<number> = new Set([120, 163, 164, 185, 203, 213, 226, 255, 272, 276, 300, 320]);

/** When a replica first writes that nobody holds what another one, or somebody else, has taken since it wrote last. */
function firstReleaseForOthers({ writes = [] }: Election, log: readonly Entry[]): number {
  const written = [
    ...writes.map(({ at }) => ({ at: at * 1000, by: '' })),
    ...log
      .filter(({ what, result }) => /^(?:create|update) ended$/.test(what) && result === 'ok')
      .map(({ at, replica }) => ({ at, by: replica })),
  ];
  const release = log.find(({ at, replica, spec }) => {
    if (spec?.holderIdentity !== '') return false;
    const last = written.findLast(({ by, at: before }) => by === replica && before < at)?.at ?? 0;
    return written.some(({ by, at: since }) => by !== replica && since >= last && since <= at);
  });
  assert.ok(release !== undefined, 'nobody gives up what another one holds: take it off the list');
  return release.at;
}

for (const [index, { in: election, out }] of oneIn(3, rows.entries())) {
  test(`election ${index}`, async (context) => {
    context.diagnostic(JSON.stringify(election));
    const got = await held(election, out.random);
    const until = RELEASES_FOR_OTHERS.has(index) ? firstReleaseForOthers(election, out.log) : Infinity;
    const before = (log: readonly Entry[]): readonly Entry[] => log.filter(({ at }) => at < until);
    assertLog(before(got), before(out.log));
  });
}
