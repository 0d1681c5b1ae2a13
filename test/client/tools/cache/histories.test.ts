// Whatever happens on a server and between: in the end the cache is what the server has, and everybody was told of it.
// KUBETYPED_CASES sets the number of histories, KUBETYPED_SEED the first of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { Client } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import { type HandlerRegistration, SharedInformer } from 'kubetyped/client/tools/cache';
import { settle } from '../../../apimachinery/util/wait/fake_clock.ts';
import { caseCount } from '../../../some_of.ts';
import { StepClock } from '../../step_clock.ts';
import { FaultyTransport } from './faulty_transport.ts';

const cases = caseCount(200, 3000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 1);

type Version = string | undefined;

/** What a handler was told of each object. */
class Witness {
  readonly seen = new Map<string, string>();
  readonly violations: string[] = [];
  registration: HandlerRegistration | undefined;
  readonly #history: ReadonlySet<string>;

  constructor(history: ReadonlySet<string>) {
    this.#history = history;
  }

  told(verb: 'add' | 'update' | 'delete', name: string, version: Version, old: Version): void {
    const before = this.seen.get(name);
    const text = `${verb} ${name}@${version} (old ${old}) after ${before}`;
    if (version === undefined || !this.#history.has(`${name}@${version}`)) this.violations.push(`${text}: never was`);
    if ((verb === 'add') === (before !== undefined)) this.violations.push(`${text}: not in order`);
    if (verb === 'update' && old !== before) this.violations.push(`${text}: another old object`);
    if (verb === 'update' && Number(version) < Number(before)) this.violations.push(`${text}: goes back`);
    if (verb === 'delete') this.seen.delete(name);
    else this.seen.set(name, version ?? '');
  }
}

/** From 0 up to but not including 1, the same every time. */
function newRandom(from: number): () => number {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class History {
  readonly random: () => number;
  readonly clock: StepClock = new StepClock();
  readonly api: FakeAPI = new FakeAPI({ scheme, now: () => new Date(0) });
  readonly transport: FaultyTransport;
  readonly informer: SharedInformer<corev1.ConfigMap>;
  readonly witnesses: Witness[] = [];
  readonly errors: string[] = [];
  readonly #known = new Set<string>();

  constructor(number: number) {
    this.random = newRandom(number);
    this.transport = new FaultyTransport(this.api, this.clock, this.random);
    this.transport.isOld = this.random() < 0.3;
    const client = new Client({ transport: this.transport, clock: this.clock });
    this.informer = new SharedInformer(client.resource(corev1.ConfigMap), {
      clock: this.clock,
      random: this.random,
      ...(this.random() < 0.2 ? { resyncPeriod: 7000 } : {}),
      onError: (error, { source }) => {
        if (source !== 'list' && source !== 'watch') this.errors.push(`${source}: ${String(error)}`);
      },
    });
  }

  addHandler(): void {
    const witness = new Witness(this.#known);
    const isSlow = this.random() < 0.2;
    const slow = (): void | Promise<void> => {
      if (isSlow) return new Promise((resolve) => this.clock.after(this.random() * 500, resolve));
    };
    witness.registration = this.informer.addEventHandler({
      add: ({ metadata }) => {
        witness.told('add', metadata.name!, metadata.resourceVersion, undefined);
        return slow();
      },
      update: (old, { metadata }) => {
        witness.told('update', metadata.name!, metadata.resourceVersion, old.metadata.resourceVersion);
        return slow();
      },
      delete: ({ metadata }) => {
        // A deletion that was seen has a version of its own, or that which the object had.
        witness.told('delete', metadata.name!, metadata.resourceVersion, undefined);
        return slow();
      },
    });
    this.witnesses.push(witness);
  }

  /** Something happens on the server. */
  write(): void {
    const name = `m${Math.floor(this.random() * 6)}`;
    const key = { resource: { group: '', resource: 'configmaps' }, namespace: 'd', name };
    const exists = this.api.tracker.list(key.resource, 'd').some(({ metadata }) => metadata.name === name);
    const data = { value: String(this.random()) };
    const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace: 'd' }, data };
    const write = (): { readonly metadata: { readonly resourceVersion?: string } } => {
      if (!exists) return this.api.tracker.create(key, object);
      return this.random() < 0.4 ? this.api.tracker.delete(key) : this.api.tracker.update(key, object);
    };
    this.#known.add(`${name}@${Number(this.api.tracker.resourceVersion) + 1}`);
    write();
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.clock.now() + milliseconds;
    await settle();
    for (let next = this.clock.next; next !== undefined && next <= end; next = this.clock.next) {
      this.clock.step(next - this.clock.now());
      await settle();
    }
    this.clock.step(end - this.clock.now());
  }

  async run(): Promise<string[]> {
    for (let count = Math.floor(this.random() * 5); count > 0; count--) this.write();
    this.addHandler();
    if (this.random() < 0.5) this.addHandler();
    this.transport.likelihood = this.random() * 0.4;
    const stop = new AbortController();
    const running = this.informer.run({ signal: stop.signal });
    let compactions = 0;
    for (let step = 10 + Math.floor(this.random() * 25); step > 0; step--) {
      const what = this.random();
      if (what < 0.65) this.write();
      else if (what < 0.75) {
        this.api.tracker.forget();
        compactions++;
      } else if (what < 0.8) this.addHandler();
      else if (what < 0.83) this.witnesses.pop()?.registration?.remove();
      if (this.random() < 0.5) await this.pass(this.random() < 0.9 ? this.random() * 3000 : this.random() * 60_000);
      else await settle();
    }
    this.transport.likelihood = 0;
    await this.pass(200_000);
    const violations = this.#judge(this.transport.faults + compactions);
    stop.abort();
    await settle();
    this.clock.step(10_000);
    await settle();
    await running;
    if (this.clock.waiting + this.transport.open > 0)
      violations.push(`${this.clock.waiting} timers and ${this.transport.open} streams are left`);
    return violations;
  }

  #judge(faults: number): string[] {
    const listed = this.api.tracker.list({ group: '', resource: 'configmaps' }, '');
    const server = describe(listed.map(({ metadata }) => [metadata.name, metadata.resourceVersion]));
    const cached = this.informer.lister.list().map(({ metadata }) => [metadata.name, metadata.resourceVersion]);
    const violations = [...this.errors];
    const check = (what: string, entries: Iterable<readonly unknown[]>): void => {
      if (describe(entries) !== server) violations.push(`${what}: ${describe(entries)}, but the server has ${server}`);
    };
    check('cache', cached);
    for (const [at, { seen, violations: found, registration }] of this.witnesses.entries()) {
      check(`handler ${at}`, seen);
      violations.push(...found.map((text) => `handler ${at}: ${text}`));
      if (registration?.hasSynced !== true) violations.push(`handler ${at} never synced`);
    }
    if (this.transport.lists > faults + 1) violations.push(`${this.transport.lists} lists for ${faults} faults`);
    return violations;
  }
}

function describe(entries: Iterable<readonly unknown[]>): string {
  return Array.from(entries, (entry) => entry.join('@'))
    .sort()
    .join(' ');
}

test(`${cases} histories with faults, from seed ${seed}`, async () => {
  for (let number = seed; number < seed + cases; number++) {
    const violations = await new History(number).run();
    assert.deepEqual(violations, [], `KUBETYPED_SEED=${number} KUBETYPED_CASES=1`);
  }
});
