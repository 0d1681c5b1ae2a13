import * as corev1 from 'kubetyped/api/core/v1';
import { withYAML } from 'kubetyped/apimachinery/runtime/serializer/all';
import { Client } from 'kubetyped/client';
import { type HandlerRegistration, SharedInformer, type SharedInformerOptions } from 'kubetyped/client/tools/cache';
import { settle } from '../../../apimachinery/util/wait/fake_clock.ts';
import { StepClock } from '../../step_clock.ts';
import { type Reply, ScriptedTransport } from './scripted_transport.ts';

/** See scripts/go/informervectors. */
export interface Scenario {
  readonly name: string;
  readonly client?: 'typed' | 'dynamic' | 'metadata';
  readonly namespace?: string;
  readonly labelSelector?: string;
  readonly resync?: number;
  readonly transform?: 'label' | 'fail';
  readonly handlers: readonly Handler[];
  readonly replies: readonly Reply[];
  readonly actions?: readonly Action[];
  readonly end: number;
}

interface Handler {
  readonly name: string;
  readonly resync?: number;
  readonly slow?: number;
}

interface Action {
  readonly at: number;
  readonly add?: Handler;
  readonly remove?: string;
  readonly look?: boolean;
}

/** What an informer did. */
export interface Outcome {
  readonly requests: readonly string[];
  readonly handlers: Readonly<Record<string, readonly string[]>>;
  readonly looks: readonly Look[];
}

interface Look {
  readonly store: readonly string[];
  readonly index: Readonly<Record<string, readonly string[]>>;
  readonly lastVersion: string;
  readonly storeVersion: string;
  readonly synced: boolean;
  readonly handlerSync: readonly string[];
}

/** What all objects have in common. */
interface Thing {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly metadata: {
    readonly name?: string;
    readonly resourceVersion?: string;
    readonly uid?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
}

/** A text, as Go's accessors give it: what is none counts as missing. */
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

interface Entry {
  readonly at: number;
  readonly isUnseen: boolean;
  readonly key: string;
  readonly text: string;
}

function describe({ metadata }: Thing): string {
  const { name = '', resourceVersion, uid, labels } = metadata;
  return `${name}@${textOf(resourceVersion) ?? ''}${uid ? `/${uid}` : ''}${labels?.['t'] ? `+${labels['t']}` : ''}`;
}

class Log {
  readonly #clock: StepClock;
  readonly #slow: number;
  readonly #entries: Entry[] = [];

  constructor(clock: StepClock, slow: number) {
    this.#clock = clock;
    this.#slow = slow;
  }

  add(object: Thing, text: string): void | Promise<void> {
    const isUnseen = text.endsWith(' unseen');
    this.#entries.push({ at: this.#clock.now(), isUnseen, key: object.metadata.name ?? '', text });
    if (this.#slow > 0) return new Promise((resolve) => this.#clock.after(this.#slow, resolve));
  }

  /** In order; where Go walks a map, by name. */
  get lines(): string[] {
    const entries = [...this.#entries];
    const lines: string[] = [];
    while (entries.length > 0) {
      const [{ at, isUnseen }] = entries as [Entry];
      const isOther = (each: Entry): boolean => this.#slow > 0 || each.at !== at || each.isUnseen !== isUnseen;
      const end = entries.findIndex((each, index) => index > 0 && isOther(each));
      const group = entries.splice(0, end < 0 ? entries.length : end);
      lines.push(...group.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ text }) => text));
    }
    return lines;
  }
}

/** Runs a scenario, in a time that stands still but for those who wait. */
export async function runScenario(
  scenario: Scenario,
  options: { readonly random: () => number } & SharedInformerOptions<corev1.Pod>,
): Promise<Outcome & { readonly left: number; readonly errors: readonly string[] }> {
  const clock = new StepClock();
  const transport = new ScriptedTransport(clock, scenario.replies);
  const client = new Client({ transport, clock, yaml: withYAML });
  const errors: string[] = [];
  const informer = newInformer(client, scenario, {
    ...options,
    clock,
    onError: (error, { source, key = '' }) => void errors.push(`${source} ${key} ${(error as Error).message}`),
  } as SharedInformerOptions<Thing>);
  const logs = new Map<string, Log>();
  const registrations = new Map<string, HandlerRegistration>();
  const add = ({ name, resync, slow = 0 }: Handler): void => {
    const log = new Log(clock, slow);
    logs.set(name, log);
    const registration = informer.addEventHandler(
      {
        add: (object, { inInitialList }) =>
          log.add(object, `add ${describe(object)}${inInitialList ? ' initial' : ''}`),
        update: (old, object) => log.add(object, `update ${describe(old)} ${describe(object)}`),
        delete: (object, { finalStateUnknown }) =>
          log.add(object, `delete ${describe(object)}${finalStateUnknown ? ' unseen' : ''}`),
      },
      resync === undefined ? {} : { resyncPeriod: resync },
    );
    registrations.set(name, registration);
  };
  const looks: Look[] = [];
  const look = (): void => {
    const { lister } = informer;
    const values = lister.indexValues('v').sort();
    looks.push({
      store: lister.list().map(describe).sort(),
      index: Object.fromEntries(values.map((value) => [value, lister.indexKeys('v', value)])),
      lastVersion: informer.lastSyncResourceVersion,
      storeVersion: lister.resourceVersion,
      synced: informer.hasSynced,
      handlerSync: [...registrations].filter(([, { hasSynced }]) => hasSynced).map(([name]) => name),
    });
  };
  const until = async (at: number): Promise<void> => {
    await settle();
    for (let next = clock.next; next !== undefined && next <= at; next = clock.next) {
      clock.step(next - clock.now());
      await settle();
    }
    clock.step(at - clock.now());
  };
  for (const handler of scenario.handlers) add(handler);
  const stop = new AbortController();
  const running = informer.run({ signal: stop.signal });
  for (const action of scenario.actions ?? []) {
    await until(action.at);
    if (action.add !== undefined) add(action.add);
    else if (action.remove !== undefined) registrations.get(action.remove)!.remove();
    else look();
    await settle();
  }
  await until(scenario.end);
  look();
  const handlers = Object.fromEntries([...logs].map(([name, { lines }]) => [name, lines]));
  stop.abort();
  await settle();
  // A handler's call may still go on.
  clock.step(60_000);
  await running;
  return { requests: transport.requests, handlers, looks, left: clock.waiting + transport.open, errors };
}

function newInformer(client: Client, scenario: Scenario, options: SharedInformerOptions<Thing>): SharedInformer<Thing> {
  const { namespace = '', labelSelector, resync = 0, transform } = scenario;
  const gvr = { group: '', version: 'v1', resource: 'pods' };
  const resource = {
    typed: () => client.resource(corev1.Pod, { namespace }),
    dynamic: () => client.unstructured(gvr, { namespace }),
    metadata: () => client.metadata(gvr, { namespace }),
  }[scenario.client ?? 'typed']() as ConstructorParameters<typeof SharedInformer<Thing>>[0];
  return new SharedInformer<Thing>(resource, {
    ...options,
    labelSelector,
    resyncPeriod: resync,
    indexers: { v: ({ metadata }) => [textOf(metadata.labels?.['v'])].filter((value) => value !== undefined) },
    ...(transform === undefined ? {} : { transform: transforms[transform] }),
  });
}

const transforms = {
  label: (object: Thing): Thing => {
    const { name = '', labels } = object.metadata;
    return { ...object, metadata: { ...object.metadata, labels: { t: name, v: labels?.['v'] ?? '' } } };
  },
  fail: (object: Thing): Thing => {
    if (object.metadata.name === 'bad') throw new Error('no transform');
    return object;
  },
};
