import type { LeaseSpec } from 'kubetyped/api/coordination/v1';
import { newAlreadyExists, newConflict, newInternalError, newNotFound } from 'kubetyped/apimachinery/api/errors';
import { microTimeFromDate } from 'kubetyped/apimachinery/apis/meta/v1';
import {
  type LeaderElectionRecord,
  type LockOptions,
  leaseSpecToRecord,
  type ResourceLock,
  recordToLeaseSpec,
} from 'kubetyped/client/tools/leaderelection';
import type { FakeClock } from '../../apimachinery/util/wait/fake_clock.ts';

/** The beginning of all scripts. */
export const START = Date.UTC(2000, 0, 1);

const RESOURCE = { group: 'coordination.k8s.io', resource: 'leases' };

export interface ScriptRecord {
  readonly holder: string;
  readonly duration: number;
  readonly transitions: number;
  readonly renewed: number;
  readonly empty?: boolean;
}

export interface Fault {
  readonly from: number;
  readonly to: number;
  readonly of?: string;
  readonly how: 'fail' | 'hang' | 'lost';
  readonly verbs?: readonly string[];
}

export interface Entry {
  readonly at: number;
  readonly replica: string;
  readonly what: string;
  readonly spec?: LeaseSpec;
  readonly result?: string;
}

/** A Lease on a server that fails by a script, and what was asked of it: see scripts/go/electionvectors. */
export class ScriptedLease {
  readonly log: Entry[] = [];
  readonly clock: FakeClock;
  readonly #faults: readonly Fault[];
  #spec: LeaseSpec | undefined;
  #version = 0;

  constructor(clock: FakeClock, faults: readonly Fault[] = []) {
    this.clock = clock;
    this.#faults = faults;
  }

  get spec(): LeaseSpec | undefined {
    return this.#spec;
  }

  note(replica: string, what: string, rest: Pick<Entry, 'spec' | 'result'> = {}): void {
    this.log.push({ at: this.clock.now() * 1000, replica, what, ...rest });
  }

  put({ holder, duration, transitions, renewed, empty = false }: ScriptRecord): void {
    const time = microTimeFromDate(new Date(START + renewed * 1000));
    this.#version++;
    this.#spec = empty
      ? {}
      : {
          holderIdentity: holder,
          leaseDurationSeconds: duration,
          leaseTransitions: transitions,
          acquireTime: time,
          renewTime: time,
        };
  }

  touch(): void {
    this.#version++;
  }

  remove(): void {
    this.#spec = undefined;
  }

  /** The lock of one replica, whose calls take so long before the server acts. */
  lock(identity: string, latency: number): ResourceLock {
    let version = 0;
    const call = async (
      verb: string,
      spec: LeaseSpec | undefined,
      signal: AbortSignal | undefined,
      act: () => [string, unknown?],
    ): Promise<void> => {
      this.note(identity, verb, spec === undefined ? {} : { spec });
      const end = (result: string, error?: unknown): void => {
        this.note(identity, `${verb} ended`, { result });
        if (error !== undefined) throw error;
      };
      if (await isAborted(signal, this.clock, latency)) return end('aborted', signal!.reason);
      const at = Math.floor(this.clock.now());
      const fault = this.#faults.find(
        ({ from, to, of = '', verbs = [] }) =>
          at >= from && at < to && (of === '' || of === identity) && (verbs.length === 0 || verbs.includes(verb)),
      );
      if (fault?.how === 'hang') {
        await isAborted(signal, this.clock, undefined);
        return end('aborted', signal!.reason);
      }
      if (fault?.how === 'fail') return end('error', newInternalError(new Error('scripted')));
      const [result, error] = act();
      if (fault?.how === 'lost') return end('error', new Error('connection reset'));
      if (result === 'ok') version = this.#version;
      end(result, error);
    };
    const write = (spec: LeaseSpec): [string] => {
      this.#version++;
      this.#spec = spec;
      return ['ok'];
    };
    return {
      identity,
      describe: () => 'default/lock',
      recordEvent: () => undefined,
      get: async ({ signal }: LockOptions = {}): Promise<LeaderElectionRecord> => {
        let found: LeaseSpec = {};
        await call('get', undefined, signal, () => {
          if (this.#spec === undefined) return ['not found', newNotFound(RESOURCE, 'lock')];
          found = this.#spec;
          return ['ok'];
        });
        return leaseSpecToRecord(found);
      },
      create: (record, { signal } = {}) => {
        const spec = recordToLeaseSpec(record);
        return call('create', spec, signal, () =>
          this.#spec === undefined ? write(spec) : ['exists', newAlreadyExists(RESOURCE, 'lock')],
        );
      },
      update: (record, { signal } = {}) => {
        const spec = recordToLeaseSpec(record);
        return call('update', spec, signal, () => {
          if (this.#spec === undefined) return ['not found', newNotFound(RESOURCE, 'lock')];
          if (version !== this.#version) return ['conflict', newConflict(RESOURCE, 'lock', new Error('scripted'))];
          return write(spec);
        });
      },
    };
  }
}

/** Waits, for ever if there is no time. @returns whether the signal came first */
function isAborted(
  signal: AbortSignal | undefined,
  clock: FakeClock,
  milliseconds: number | undefined,
): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve(true);
    let cancel: (() => void) | undefined;
    const abort = (): void => {
      cancel?.();
      resolve(true);
    };
    signal?.addEventListener('abort', abort, { once: true });
    if (milliseconds === undefined) return;
    cancel = clock.after(milliseconds, () => {
      signal?.removeEventListener('abort', abort);
      resolve(false);
    });
  });
}
