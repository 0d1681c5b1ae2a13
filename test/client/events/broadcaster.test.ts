// What client-go's broadcasters write, and when: see scripts/go/eventvectors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newAlreadyExists, newForbidden, newNotFound } from 'kubetyped/apimachinery/api/errors';
import * as events from 'kubetyped/client/tools/events';
import * as record from 'kubetyped/client/tools/record';
import { FakeClock } from '../../apimachinery/util/wait/fake_clock.ts';
import { asGo, readRows } from './rows.ts';

interface Happening {
  readonly at: number;
  readonly object: string;
  readonly related?: string;
  readonly type: 'Normal' | 'Warning';
  readonly reason: string;
  readonly message: string;
}

interface Written {
  readonly at: number;
  readonly verb: string;
  readonly event: object;
  readonly patch?: unknown;
}

interface Row {
  readonly in: {
    readonly api: 'core' | 'events';
    readonly events: readonly Happening[];
    readonly answers?: readonly string[];
    readonly end: number;
  };
  readonly out: { readonly log?: readonly Written[]; readonly random: readonly number[] };
}

const START = Date.UTC(2000, 0, 1);
const RESOURCE = { group: '', resource: 'events' };
const FAILURES: Readonly<Record<string, () => Error>> = {
  lost: () => new Error('connection refused'),
  missing: () => newNotFound(RESOURCE, 'e'),
  exists: () => newAlreadyExists(RESOURCE, 'e'),
  refused: () => newForbidden(RESOURCE, 'e', undefined),
};

const reference = (name: string): object => ({ kind: 'Pod', namespace: 'default', name, uid: 'uid', apiVersion: 'v1' });

async function play({ api, events: happenings, answers = [], end }: Row['in'], random: readonly number[]) {
  const clock = new FakeClock();
  const log: Written[] = [];
  const left = [...answers];
  const numbers = [...random];
  const answer = <E extends { readonly metadata: object }>(verb: string, event: E, patch?: string): Promise<E> => {
    const { apiVersion: _, kind: __, ...shown } = asGo(event as never) as Record<string, unknown>;
    const entry = { at: clock.now() * 1000, verb, event: shown };
    log.push(patch === undefined ? entry : { ...entry, patch: JSON.parse(patch) as unknown });
    const failure = FAILURES[left.shift() ?? 'ok'];
    if (failure !== undefined) return Promise.reject(failure());
    return Promise.resolve({ ...event, metadata: { ...event.metadata, resourceVersion: String(log.length) } });
  };
  const options = { clock, now: () => new Date(START + clock.now()), random: () => numbers.shift()! };
  const sink = {
    create: <E extends { readonly metadata: object }>(event: E) => answer('create', event),
    patch: <E extends { readonly metadata: object }>(event: E, patch: string) => answer('patch', event, patch),
  };
  await clock.run(async () => {
    let note: (happening: Happening) => void;
    let close: () => Promise<void>;
    if (api === 'core') {
      const broadcaster = new record.EventBroadcaster(options);
      broadcaster.startRecordingToSink(sink);
      const recorder = broadcaster.newRecorder({ component: 'test', host: 'host' });
      note = ({ object, type, reason, message }) => recorder.event(reference(object), type, reason, message);
      close = () => broadcaster.close();
    } else {
      const broadcaster = new events.EventBroadcaster(sink, options);
      broadcaster.startRecordingToSink();
      const recorder = broadcaster.newRecorder('example.com/test', 'example.com/test-host');
      note = ({ object, related, type, reason, message }) =>
        recorder.event(reference(object), {
          type,
          reason,
          action: 'Act',
          note: message,
          ...(related === undefined ? {} : { related: reference(related) }),
        });
      close = () => broadcaster.close();
    }
    for (const happening of happenings) {
      await clock.sleep(happening.at - clock.now());
      try {
        note(happening);
      } catch (error) {
        // Go logs it.
        assert.equal((error as { code?: string }).code, 'ERR_EVENT_TYPE');
      }
    }
    await clock.sleep(end - clock.now());
    const before = log.length;
    await close();
    log.length = before;
  });
  return log;
}

/** Go has other times below a millisecond in retries; the order of what comes at the same time is open. */
function comparable(log: readonly Written[]): string[] {
  const rounded = log.map(({ at, ...rest }) => [Math.round(at / 1000), rest] as const);
  return rounded
    .sort(([a], [b]) => a - b)
    .map((entry) => JSON.stringify(entry, sortedKeys))
    .sort();
}

function sortedKeys(key: string, value: unknown): unknown {
  // A patch is sent by name alone.
  if (key === 'resourceVersion') return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

for (const [index, { in: recording, out }] of readRows<Row>('event-broadcaster').entries()) {
  test(`recording ${index}: ${recording.api}`, async (context) => {
    context.diagnostic(JSON.stringify(recording));
    assert.deepEqual(comparable(await play(recording, out.random)), comparable(out.log ?? []));
  });
}
