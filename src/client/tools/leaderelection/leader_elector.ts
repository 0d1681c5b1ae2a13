import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { microTimeFromDate } from '#apimachinery/apis/meta/v1/micro_time';
import { type Clock, realClock } from '#apimachinery/util/wait/clock';
import { pollUntilContextTimeout } from '#apimachinery/util/wait/poll';
import { jitterUntil, until } from '#apimachinery/util/wait/until';
import { linkedSignal } from '../../util/wait/sleep.ts';
import { type Fence, LeaseFence, NotLeadingError } from './fence.ts';
import { durationsOf, JitterFactor, type LeaderElectionConfig } from './leader_election_config.ts';
import type { LeaderElectionRecord } from './resource_lock.ts';

const NOBODY: LeaderElectionRecord = { holderIdentity: '', leaseDurationSeconds: 0, leaderTransitions: 0 };

/** How often a release is tried again after a conflict. */
const RELEASE_TRIES = 3;

/**
 * Makes sure that of several replicas at most one works. Clocks of others are never trusted: a lease ages from when this
 * process saw it change. Mirrors Go's `leaderelection.LeaderElector`.
 *
 * ```ts
 * const elector = new LeaderElector({
 *   lock: new LeaseLock({ client, namespace: 'default', name: 'my-controller', identity: podName }),
 *   onStartedLeading: (signal) => work(new Client({ transport: withFence(transport, elector.fence) }), signal),
 * });
 * await elector.run({ signal });
 * ```
 */
export class LeaderElector {
  readonly #config: LeaderElectionConfig;
  readonly #durations: ReturnType<typeof durationsOf>;
  readonly #clock: Clock;
  readonly #fence: LeaseFence;
  #observed: LeaderElectionRecord = NOBODY;
  #observedTime = -Infinity;
  /** What was read last, to see changes. */
  #read: string | undefined;
  #reportedLeader = '';
  #isRunning = false;

  /** @throws RangeError for durations that don't fit together, or an empty identity */
  constructor(config: LeaderElectionConfig) {
    this.#config = config;
    this.#durations = durationsOf(config);
    this.#clock = config.clock ?? realClock;
    this.#fence = new LeaseFence(this.#clock, config.lock.describe());
    config.metrics?.leading(false);
  }

  /**
   * Open while the lease is surely ours: from `onStartedLeading` until `renewDeadline` and `retryPeriod` have passed since
   * the last successful renewal was sent, which is before others may take it.
   */
  get fence(): Fence {
    return this.#fence;
  }

  /** Who held the lock when it was last seen; empty before. Mirrors Go's `GetLeader`. */
  getLeader(): string {
    return this.#observed.holderIdentity;
  }

  /** Whether this replica held the lock when it was last seen. Before acting on it, ask the fence. Mirrors Go's `IsLeader`. */
  isLeader(): boolean {
    return this.getLeader() === this.#config.lock.identity;
  }

  /**
   * For health checks. Mirrors Go's `Check`.
   * @param tolerance in milliseconds
   * @throws NotLeadingError when this replica has not renewed its lease for longer than that after it ran out
   */
  check(tolerance: number): void {
    if (!this.isLeader()) return;
    if (this.#clock.now() - this.#observedTime <= this.#durations.leaseDuration + tolerance) return;
    const lock = this.#config.lock.describe();
    throw new NotLeadingError(lock, `failed election to renew leadership on lease ${lock}`);
  }

  /**
   * Waits for leadership, leads, and returns when it is lost or the signal was aborted, and the work has ended.
   * Mirrors Go's `Run`.
   * @throws what `onStartedLeading` throws, and an error when it is running already
   */
  async run({ signal }: { readonly signal?: AbortSignal } = {}): Promise<void> {
    if (this.#isRunning) throw new TypeError('the elector is running already');
    this.#isRunning = true;
    try {
      if (await this.#acquire(signal)) await this.#lead(signal);
    } finally {
      this.#isRunning = false;
      this.#config.onStoppedLeading?.();
    }
  }

  async #acquire(signal: AbortSignal | undefined): Promise<boolean> {
    const trying = linkedSignal(signal);
    let succeeded = false;
    const attempt = async (): Promise<void> => {
      succeeded = await this.#tryAcquireOrRenew(trying.signal);
      this.#reportTransition();
      if (!succeeded) return;
      this.#config.lock.recordEvent('became leader');
      this.#config.metrics?.leading(true);
      trying.abort();
    };
    const { random } = this.#config;
    const options = { clock: this.#clock, signal: trying.signal, ...(random === undefined ? {} : { random }) };
    try {
      await jitterUntil(attempt, this.#durations.retryPeriod, JitterFactor, true, options);
    } finally {
      trying.end();
    }
    return succeeded;
  }

  /** Works, and renews until the work has ended. */
  async #lead(signal: AbortSignal | undefined): Promise<void> {
    const working = linkedSignal(signal);
    const renewing = linkedSignal(undefined);
    const work = (async () => this.#config.onStartedLeading(working.signal))();
    const failed = work.then(
      () => undefined,
      (error: unknown) => {
        working.abort(error);
        return { error };
      },
    );
    // Differs from Go: it gives the lock back when it is stopped, whether or not the work has ended.
    const stopped = new Promise<void>((resolve) => {
      if (working.signal.aborted) return resolve();
      working.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    const ended = stopped.then(() => failed).then(() => renewing.abort());
    await this.#renew(renewing.signal);
    this.#fence.close();
    this.#config.metrics?.leading(false);
    const lock = this.#config.lock.describe();
    if (!renewing.signal.aborted) working.abort(new NotLeadingError(lock, `lost lease ${lock}`));
    await ended;
    working.end();
    if (this.#config.releaseOnCancel ?? true) await this.#release();
    this.#config.lock.recordEvent('stopped leading');
    const failure = await failed;
    if (failure !== undefined && !(signal?.aborted === true && failure.error === signal.reason)) throw failure.error;
  }

  /** Renews until it fails for too long, or the signal is aborted. */
  async #renew(signal: AbortSignal): Promise<void> {
    const { retryPeriod, renewDeadline } = this.#durations;
    const clock = this.#clock;
    const renewing = linkedSignal(signal);
    const round = async (): Promise<void> => {
      const attempt = (limited: AbortSignal): Promise<boolean> =>
        limited.aborted ? Promise.resolve(false) : this.#tryAcquireOrRenew(limited);
      try {
        await pollUntilContextTimeout(retryPeriod, renewDeadline, true, attempt, { clock, signal: renewing.signal });
      } catch (error) {
        if (!signal.aborted) this.#report('renew', error);
        renewing.abort();
      }
      this.#reportTransition();
    };
    await until(round, retryPeriod, { clock, signal: renewing.signal });
    renewing.end();
  }

  /** @returns whether this replica holds the lock */
  async #tryAcquireOrRenew(signal: AbortSignal): Promise<boolean> {
    const { lock } = this.#config;
    const sent = this.#clock.now();
    const time = this.#time();
    let record: LeaderElectionRecord = {
      holderIdentity: lock.identity,
      leaseDurationSeconds: Math.trunc(this.#durations.leaseDuration / 1000),
      renewTime: time,
      acquireTime: time,
      leaderTransitions: 0,
    };
    if (this.isLeader() && this.#isLeaseValid(sent)) {
      // The leader knows what it wrote last: it need not read it.
      record = this.#renewed(record, this.#observed);
      if (await this.#write('update', record, sent, signal)) return true;
    }
    let found: LeaderElectionRecord;
    try {
      found = await this.#endsWith(signal, lock.get({ signal }));
    } catch (error) {
      if (isNotFound(error)) return this.#write('create', record, sent, signal);
      return this.#report('read', error, signal);
    }
    const read = JSON.stringify(found);
    if (read !== this.#read) {
      this.#observe(found);
      this.#read = read;
    }
    if (found.holderIdentity !== '' && this.#isLeaseValid(sent) && !this.isLeader()) return false;
    if (!this.isLeader())
      return this.#write('update', { ...record, leaderTransitions: found.leaderTransitions + 1 }, sent, signal);
    this.#config.metrics?.slowPath();
    return this.#write('update', this.#renewed(record, found), sent, signal);
  }

  /** A renewal leaves as it is who led before, and since when: also that this is not known. */
  #renewed(record: LeaderElectionRecord, before: LeaderElectionRecord): LeaderElectionRecord {
    const { acquireTime: _, ...rest } = record;
    const { acquireTime, leaderTransitions } = before;
    return { ...rest, leaderTransitions, ...(acquireTime === undefined ? {} : { acquireTime }) };
  }

  async #write(
    how: 'create' | 'update',
    record: LeaderElectionRecord,
    sent: number,
    signal: AbortSignal,
  ): Promise<boolean> {
    try {
      await this.#endsWith(signal, this.#config.lock[how](record, { signal }));
    } catch (error) {
      return this.#report(how, error, signal);
    }
    this.#observe(record);
    const { leaseDuration, renewDeadline, retryPeriod } = this.#durations;
    this.#fence.openUntil(sent + Math.min(leaseDuration, renewDeadline + retryPeriod));
    return true;
  }

  /** A lock need not follow the signal: leadership must end all the same. */
  async #endsWith<T>(signal: AbortSignal, call: Promise<T>): Promise<T> {
    let abort: () => void;
    const aborted = new Promise<never>((_, reject) => {
      abort = () => reject(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true });
    });
    try {
      return await Promise.race([call, aborted]);
    } finally {
      signal.removeEventListener('abort', abort!);
    }
  }

  async #release(): Promise<void> {
    const limited = linkedSignal(undefined);
    const late = (): void => limited.abort(new Error('the release took too long'));
    const cancel = this.#clock.after(this.#durations.renewDeadline, late);
    try {
      for (let tries = 1; ; tries++) {
        const found = await this.#endsWith(limited.signal, this.#config.lock.get({ signal: limited.signal }));
        // Differs from Go: it goes by what it saw last, and takes the lock from a holder that came since.
        if (found.holderIdentity !== this.#config.lock.identity) return this.#observe(found);
        const time = this.#time();
        const { leaderTransitions } = found;
        const record = { holderIdentity: '', leaseDurationSeconds: 1, leaderTransitions };
        const released = { ...record, renewTime: time, acquireTime: time };
        try {
          await this.#endsWith(limited.signal, this.#config.lock.update(released, { signal: limited.signal }));
          return this.#observe(released);
        } catch (error) {
          // Differs from Go: it tries until the time is over.
          if (!isConflict(error) || tries >= RELEASE_TRIES) throw error;
        }
      }
    } catch (error) {
      this.#report('release', error);
    } finally {
      cancel();
      limited.end();
    }
  }

  #time(): string {
    return microTimeFromDate(this.#config.now?.() ?? new Date());
  }

  #observe(record: LeaderElectionRecord): void {
    this.#observed = record;
    this.#observedTime = this.#clock.now();
  }

  #isLeaseValid(now: number): boolean {
    return this.#observedTime + this.#observed.leaseDurationSeconds * 1000 > now;
  }

  #reportTransition(): void {
    if (this.getLeader() === this.#reportedLeader) return;
    this.#reportedLeader = this.getLeader();
    this.#config.onNewLeader?.(this.#reportedLeader);
  }

  /** @param signal of the attempt: that it was ended is no failure */
  #report(step: string, error: unknown, signal?: AbortSignal): false {
    if (signal?.aborted !== true || error !== signal.reason) this.#config.onError?.(error, { step });
    return false;
  }
}
