import type { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { parse } from '#apimachinery/labels/parse';
import { compareResourceVersion } from '#apimachinery/util/resourceversion/compare';
import type { Clock } from '#apimachinery/util/wait/clock';
import type { ResourcePath, Write, WriteObserver } from '../client/index.ts';
import { type ObjectName, objectNameKey } from '../client/tools/cache/object_name.ts';
import { type Metadata, metadataOf } from './metadata/metadata_of.ts';

/** A cache in which writes appear after a while. */
export interface ObservedCache {
  readonly resource: Omit<ResourcePath, 'namespace'>;
  /** Only objects in this namespace, and with these labels, are in it. */
  readonly namespace?: string | undefined;
  readonly labelSelector?: string | undefined;
  /** Nobody can tell here which objects are in it. */
  readonly fieldSelector?: string | undefined;
  readonly lister: {
    readonly resourceVersion: string;
    get(namespace: string, name: string): object | undefined;
  };
}

/** What was written, and is to be seen in a cache. */
interface Expected {
  readonly cache: ObservedCache;
  readonly namespace: string;
  readonly name: string;
  readonly resourceVersion: string | undefined;
  /** Of an object that is gone. */
  readonly deletedUID: string | undefined;
}

/** Versions that are no numbers can't be compared: then nothing is waited for. */
function isAtLeast(version: string | undefined, wanted: string): boolean {
  // An empty server is at version 0.
  if (!version || version === '0') return false;
  try {
    return compareResourceVersion(version, wanted) >= 0;
  } catch {
    return true;
  }
}

function isSeen({ cache, namespace, name, resourceVersion, deletedUID }: Expected): boolean {
  const found = cache.lister.get(namespace, name);
  const { uid, resourceVersion: has } = metadataOf(found);
  if (deletedUID !== undefined) return found === undefined || uid !== deletedUID;
  if (resourceVersion === undefined) return true;
  return isAtLeast(has, resourceVersion) || isAtLeast(cache.lister.resourceVersion, resourceVersion);
}

/** Whether the cache never had what was written, or has it no more. */
function isGone({ cache, namespace, name, deletedUID }: Expected): boolean {
  return deletedUID === undefined && !cache.fieldSelector && cache.lister.get(namespace, name) === undefined;
}

/** How often it looks for what no event tells: bookmarks. */
const LOOK = 100;
/** How often it looks after writes that no run waits for, in milliseconds. */
const SWEEP = 1000;

/** How {@link OwnWrites} waits. */
export interface OwnWritesOptions {
  readonly clock: Clock;
  /** How long a run waits at most, in milliseconds. */
  readonly timeout: number;
  /**
   * Is told of a request when an object that it wrote is not in the cache, though the cache has come further: it
   * was deleted while the watch was away, and no event will tell.
   */
  readonly onGone: (request: ObjectName) => void;
}

/** What the runs of a request wrote. */
interface Pending {
  readonly request: ObjectName;
  readonly writes: Map<string, Expected>;
}

/**
 * Remembers what the runs of each request wrote, so that the next run of the request can wait until the caches have it: it
 * never decides by what it has changed itself.
 */
export class OwnWrites {
  readonly #options: OwnWritesOptions;
  readonly #caches = new Map<string, ObservedCache[]>();
  readonly #pending = new Map<string, Pending>();
  readonly #waiting = new Set<() => void>();
  #cancelSweep: (() => void) | undefined;
  #isStopped = false;

  constructor(options: OwnWritesOptions) {
    this.#options = options;
  }

  /** Has writes to a resource be waited for in a cache. */
  addCache(cache: ObservedCache): void {
    const key = keyOf(cache.resource);
    this.#caches.set(key, [...(this.#caches.get(key) ?? []), cache]);
  }

  /** Says that a cache has changed. */
  changed(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  /** Notes what is written in the run of a request. */
  observer(request: ObjectName): WriteObserver {
    const key = objectNameKey(request);
    return (write) => {
      for (const expected of this.#expectedOf(write)) {
        const pending = this.#pending.get(key) ?? { request, writes: new Map<string, Expected>() };
        const { resource } = expected.cache;
        pending.writes.set(`${keyOf(resource)} ${expected.namespace}/${expected.name}`, expected);
        this.#pending.set(key, pending);
        this.#sweepLater();
      }
    };
  }

  /** Looks after nothing any more. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelSweep?.();
  }

  /**
   * Waits until the caches have what earlier runs of the request wrote.
   * @returns whether it had to wait, and whether they had it in time
   * @throws the signal's reason
   */
  async seen(request: ObjectName, signal: AbortSignal): Promise<'at once' | 'waited' | 'timed out'> {
    const key = objectNameKey(request);
    const pending = this.#pending.get(key);
    if (pending === undefined) return 'at once';
    const { clock, timeout } = this.#options;
    const end = clock.now() + timeout;
    let outcome: 'at once' | 'waited' | 'timed out' = 'at once';
    while (![...pending.writes.values()].every(isSeen)) {
      signal.throwIfAborted();
      const left = end - clock.now();
      if (left <= 0) {
        outcome = 'timed out';
        break;
      }
      outcome = 'waited';
      await this.#change(Math.min(left, LOOK), signal);
    }
    this.#pending.delete(key);
    return outcome;
  }

  #change(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        cancel();
        this.#waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const cancel = this.#options.clock.after(milliseconds, done);
      this.#waiting.add(done);
      signal.addEventListener('abort', done, { once: true });
    });
  }

  #expectedOf({ verb, resource, name: given, answer }: Write): Expected[] {
    const meta = metadataOf(answer);
    const namespace = meta.namespace ?? resource.namespace ?? '';
    const name = meta.name ?? given ?? '';
    const isGone = hasGone(verb, meta);
    const deletedUID = isGone ? (meta.uid ?? detailsOf(answer)?.uid) : undefined;
    const resourceVersion = isGone ? undefined : meta.resourceVersion;
    if (name === '' || (deletedUID === undefined && !resourceVersion)) return [];
    return (this.#caches.get(keyOf(resource)) ?? []).flatMap((cache) => {
      if (cache.namespace && cache.namespace !== namespace) return [];
      if (cache.labelSelector && !isGone && !parse(cache.labelSelector).matches(meta.labels ?? {})) return [];
      return [{ cache, namespace, name, resourceVersion, deletedUID }];
    });
  }

  #sweepLater(): void {
    if (!this.#isStopped) this.#cancelSweep ??= this.#options.clock.after(SWEEP, () => this.#sweep());
  }

  /** Forgets what the caches have. */
  #sweep(): void {
    this.#cancelSweep = undefined;
    for (const [key, { request, writes }] of this.#pending) {
      const seen = [...writes].filter(([, expected]) => isSeen(expected));
      for (const [of] of seen) writes.delete(of);
      if (writes.size === 0) this.#pending.delete(key);
      if (seen.some(([, expected]) => isGone(expected))) this.#options.onGone(request);
    }
    if (this.#pending.size > 0) this.#sweepLater();
  }
}

/**
 * Whether a write was the end of an object: its deletion, or the removal of the last finalizer that it waited for. The
 * answer to the latter has the version of before, as no later one was stored.
 */
function hasGone(
  verb: Write['verb'],
  { deletionTimestamp, deletionGracePeriodSeconds, finalizers }: Metadata,
): boolean {
  if (deletionTimestamp === undefined) return verb === 'DELETE';
  return (finalizers ?? []).length === 0 && Number(deletionGracePeriodSeconds ?? 0) === 0;
}

function isStatus(answer: object): answer is Status {
  return 'kind' in answer && answer.kind === 'Status';
}

/** What a Status says of the object that was deleted. */
function detailsOf(answer: object): Status['details'] {
  return isStatus(answer) ? answer.details : undefined;
}

function keyOf({ group, version, resource }: Omit<ResourcePath, 'namespace'>): string {
  return `${group}/${version}/${resource}`;
}
