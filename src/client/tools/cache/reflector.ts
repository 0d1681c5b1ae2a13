import { fromObject } from '#apimachinery/api/errors/from_object';
import {
  isGone,
  isInternalError,
  isResourceExpired,
  isTimeout,
  isTooManyRequests,
} from '#apimachinery/api/errors/predicates';
import type { APIStatus } from '#apimachinery/api/errors/status_error';
import { hasStatusCause } from '#apimachinery/api/errors/status_facts';
import {
  CauseTypeResourceVersionTooLarge,
  InitialEventsAnnotationKey,
} from '#apimachinery/apis/meta/v1/zz_generated.constants';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { RandomSource } from '#apimachinery/util/rand/random_source';
import { Backoff } from '#apimachinery/util/wait/backoff';
import { type Clock, realClock } from '#apimachinery/util/wait/clock';
import type { DelayFunc } from '#apimachinery/util/wait/delay_func';
import { append } from '#engine/go/append';
import type { ListOptions, WatchOptions } from '../../options.ts';
import type { UndecodableHandler, UndecodableObjectError } from '../../rest/undecodable_object_error.ts';
import { isConnectionError } from '../../transport/connection_error.ts';
import { sleepUntil } from '../../util/wait/sleep.ts';
import { type ErrorHandler, logError, VeryShortWatchError, WatchListStalledError } from './errors.ts';
import type { ListerWatcher } from './list_watch.ts';
import { metaNamespaceKeyFunc, metaOf } from './object_name.ts';
import { TimeSlice } from './time_slice.ts';
import { WatchInProgress } from './watch_in_progress.ts';

/** After so long without errors they are no longer one series, in milliseconds. */
const RESET = 60_000;

/** What a {@link Reflector} keeps up to date: an {@link Indexer}, say. Mirrors Go's `cache.ReflectorStore`. */
export interface ReflectorStore<T> {
  add(object: T): void;
  update(object: T): void;
  /** @param object as it was last, and maybe unknown to the store */
  delete(object: T): void;
  /** Removes the object with this key, of which nothing else is known. */
  deleteKey?(key: string): void;
  /**
   * Replaces everything at once.
   * @param kept keys of objects that exist but can't be decoded: what the store has of them stays
   */
  replace(objects: readonly T[], resourceVersion: string, kept: readonly string[]): void;
  /** Nothing has changed up to this version. */
  bookmark?(resourceVersion: string): void;
  /** It is time to look at everything again. */
  resync?(): void;
}

/** Changes an object before it is stored: leaves out what nobody needs, say. Mirrors Go's `cache.TransformFunc`. */
export type TransformFunc<T> = (object: T) => T;

/** What takes in the events of a watch. */
interface Sink<T> extends Pick<ReflectorStore<T>, 'add' | 'update' | 'delete' | 'deleteKey' | 'bookmark'> {
  /** The object with this key is there, but can't be decoded. */
  keep?(key: string): void;
}

/** How a {@link Reflector} works. */
export interface ReflectorOptions<T> {
  /** Which objects. */
  readonly labelSelector?: string | undefined;
  readonly fieldSelector?: string | undefined;
  /**
   * A share of the objects, for one of several processes that share the work: a selector of
   * `kubetyped/apimachinery/sharding`. Servers without the feature gate `ShardedListAndWatch` send all objects.
   */
  readonly shardSelector?: string | undefined;
  /** For errors. Default `objects`. */
  readonly name?: string;
  /** A transform that throws leaves the object out; in a list it fails the list, which is tried again. */
  readonly transform?: TransformFunc<T> | undefined;
  /** How often the store is to look at everything again, in milliseconds. 0, the default, is never. */
  readonly resyncPeriod?: number | (() => number);
  /** Asked before each resync. */
  readonly shouldResync?: () => boolean;
  /** How many objects a list asks for at once. By default 500 where the server's cache answers, else all. */
  readonly pageSize?: number;
  /** Whether to begin with a watch that also brings what there is. Default true; servers that can't are listed. */
  readonly watchList?: boolean;
  /**
   * How long to wait for the next of the initial events, in milliseconds, before everything is listed; then also for the
   * next hour. Default 30,000; Infinity: for ever.
   *
   * Differs from Go: it waits for ever for the mark of the last one, which servers behind some proxies never send.
   */
  readonly watchListTimeout?: number;
  /** The server ends watches after this time, or up to twice as much; in milliseconds. Default, and least, five minutes. */
  readonly minWatchTimeout?: number;
  /** For how long a watch that fails with InternalError begins again before everything is read again. Default 0. */
  readonly maxInternalErrorRetry?: number;
  readonly onError?: ErrorHandler;
  readonly clock?: Clock;
  readonly random?: RandomSource;
}

const MIN_WATCH_TIMEOUT = 5 * 60_000;
const SHORT_WATCH = 1000;
const PAGE = 500;
const HOUR = 3_600_000;
/** How long a server may take to end a watch after its time, in milliseconds. Then the connection counts as dead. */
const GRACE = 5000;

/**
 * Keeps a store like what the server has: reads everything, then watches, and begins anew whenever the watch can't go on
 * where it was. Mirrors Go's `cache.Reflector`, whose requests it makes.
 */
export class Reflector<T extends RuntimeObject> {
  readonly #resource: ListerWatcher<T>;
  readonly #store: ReflectorStore<T>;
  readonly #options: ReflectorOptions<T>;
  readonly #clock: Clock;
  readonly #onError: ErrorHandler;
  readonly #delay: DelayFunc;
  readonly #slice = new TimeSlice();
  #lastVersion = '';
  /** The server doesn't know the last version any more, or not yet. */
  #isLastVersionUnavailable = false;
  #isPaged = false;
  #listUntil = -Infinity;
  #source: 'list' | 'watch' = 'watch';
  #lastError: unknown;

  constructor(resource: ListerWatcher<T>, store: ReflectorStore<T>, options: ReflectorOptions<T> = {}) {
    this.#resource = resource;
    this.#store = store;
    this.#options = options;
    this.#clock = options.clock ?? realClock;
    this.#onError = options.onError ?? logError;
    this.#delay = new Backoff({ duration: 800, cap: 30_000, steps: 38, factor: 2, jitter: 1 }).delayWithReset(
      this.#clock,
      2 * 60_000,
      options.random,
    );
  }

  /** The version of the server that the store had last: a watch goes on from here. */
  get lastSyncResourceVersion(): string {
    return this.#lastVersion;
  }

  /** Why the last list or watch failed; undefined once the objects have been listed again. */
  get lastError(): unknown {
    return this.#lastError;
  }

  /** Works until the signal is aborted. Errors go to `onError`, and are no reason to end. */
  async run({ signal }: { readonly signal?: AbortSignal | undefined } = {}): Promise<void> {
    while (!isAborted(signal)) {
      try {
        await this.#listAndWatch(signal);
      } catch (error) {
        if (isAborted(signal)) return;
        if (!isExpired(error)) {
          this.#lastError = error;
          this.#onError(error, { source: this.#source });
        }
      }
      await this.#pause(signal);
    }
  }

  async #listAndWatch(signal: AbortSignal | undefined): Promise<void> {
    let stream: WatchInProgress<T> | undefined;
    const { watchList = true } = this.#options;
    if (watchList && this.#clock.now() >= this.#listUntil) {
      try {
        stream = await this.#watchList(signal);
      } catch (error) {
        if (isAborted(signal)) return;
        if (error instanceof WatchListStalledError) {
          this.#listUntil = this.#clock.now() + HOUR;
          this.#onError(error, { source: 'watch' });
        }
        // Whatever else it was: if it concerns lists as well, the list tells.
      }
    }
    try {
      this.#source = 'list';
      if (stream === undefined) await this.#list(signal);
      this.#source = 'watch';
      this.#lastError = undefined;
      const stopResync = this.#startResync();
      try {
        await this.#watch(stream, signal);
      } finally {
        stopResync();
      }
    } finally {
      stream?.close();
    }
  }

  async #list(signal: AbortSignal | undefined): Promise<void> {
    const { pageSize = 0, labelSelector, fieldSelector, shardSelector } = this.#options;
    const resourceVersion = this.#isLastVersionUnavailable ? '' : this.#lastVersion || '0';
    const kept = new Map<string, UndecodableObjectError>();
    const onUndecodable = (error: UndecodableObjectError): void => void kept.set(error.key, error);
    const options: ListOptions = { labelSelector, fieldSelector, shardSelector, signal, onUndecodable };
    // A server's cache gives all at once, whatever it is asked for. At a version of its own, a page would come from etcd.
    const size =
      pageSize > 0 ? pageSize : !this.#isPaged && resourceVersion !== '' && resourceVersion !== '0' ? 0 : PAGE;
    const list = await listAll(this.#resource, { ...options, resourceVersion }, size).catch((error: unknown) => {
      if (!isExpired(error) && !isTooLargeResourceVersion(error)) throw error;
      this.#isLastVersionUnavailable = true;
      kept.clear();
      return listAll(this.#resource, options, size);
    });
    signal?.throwIfAborted();
    if (resourceVersion === '0' && list.isPaged) this.#isPaged = true;
    this.#isLastVersionUnavailable = false;
    const { transform } = this.#options;
    for (const error of kept.values()) this.#reportUndecodable(error);
    const objects = transform === undefined ? list.items : list.items.map(transform);
    this.#store.replace(objects, list.resourceVersion, [...kept.keys()]);
    this.#lastVersion = list.resourceVersion;
  }

  /** Watches from the beginning of things, until everything is there; the stream then goes on. */
  async #watchList(signal: AbortSignal | undefined): Promise<WatchInProgress<T>> {
    const { name = 'objects', watchListTimeout = 30_000 } = this.#options;
    for (;;) {
      signal?.throwIfAborted();
      const objects = new Map<string, T>();
      const kept = new Set<string>();
      const put = (object: T): void => {
        const key = metaNamespaceKeyFunc(object);
        objects.set(key, object);
        kept.delete(key);
      };
      const deleteKey = (key: string): void => {
        objects.delete(key);
        kept.delete(key);
      };
      const sink: Sink<T> = {
        add: put,
        update: put,
        delete: (object) => deleteKey(metaNamespaceKeyFunc(object)),
        deleteKey,
        keep: (key) => void (objects.has(key) || kept.add(key)),
      };
      let version = '';
      const [stream, open] = this.#newWatch(signal, {
        resourceVersion: this.#isLastVersionUnavailable ? '' : this.#lastVersion,
        allowWatchBookmarks: true,
        sendInitialEvents: true,
        resourceVersionMatch: 'NotOlderThan',
      });
      const listenAgain = stream.limitSilence(
        watchListTimeout,
        () => new WatchListStalledError(name, watchListTimeout),
      );
      try {
        await open();
        const isComplete = await this.#receive(stream, stream.begun, sink, true, (at, isCertain) => {
          if (isCertain) version = at;
        });
        listenAgain();
        if (isComplete) {
          this.#isLastVersionUnavailable = false;
          this.#store.replace([...objects.values()], version, [...kept]);
          this.#lastVersion = version;
          return stream;
        }
        stream.close();
      } catch (error) {
        stream.close();
        signal?.throwIfAborted();
        if (isRetriable(error)) await this.#pause(signal);
        else if (isExpired(error) || isTooLargeResourceVersion(error)) this.#isLastVersionUnavailable = true;
        else throw error;
      }
    }
  }

  /** Watches as long as the watch can go on where it was. */
  async #watch(begun: WatchInProgress<T> | undefined, signal: AbortSignal | undefined): Promise<void> {
    const internalErrors = new InternalErrorRetry(this.#clock, this.#options.maxInternalErrorRetry ?? 0);
    let stream = begun;
    let isAfresh = true;
    while (!isAborted(signal)) {
      const begin = this.#clock.now();
      const resourceVersion = this.#lastVersion;
      // A watch from nowhere begins with what there is, in any order: the versions of these objects say nothing.
      const isOrdered = stream !== undefined || (resourceVersion !== '' && resourceVersion !== '0');
      // Differs from Go: it watches from nowhere again, and never learns what was deleted in between.
      if (!isOrdered && !isAfresh) return;
      try {
        stream ??= await this.#openWatch(signal, { resourceVersion, allowWatchBookmarks: true });
      } catch (error) {
        if (!isRetriable(error) || isAborted(signal)) throw error;
        await this.#pause(signal);
        continue;
      }
      isAfresh = false;
      try {
        await this.#receive(stream, begin, this.#store, false, (version, isCertain) => {
          if (isOrdered || isCertain) this.#lastVersion = version;
        });
      } catch (error) {
        if (isAborted(signal)) return;
        if (isInternalError(error) && internalErrors.shouldRetry()) continue;
        if (!isTooManyRequests(error)) throw error;
        await this.#pause(signal);
      } finally {
        stream.close();
        stream = undefined;
      }
    }
  }

  #newWatch(
    signal: AbortSignal | undefined,
    options: WatchOptions,
  ): readonly [stream: WatchInProgress<T>, open: () => Promise<void>] {
    const { labelSelector, fieldSelector, shardSelector, minWatchTimeout = 0, random = Math.random } = this.#options;
    const least = Math.max(minWatchTimeout, MIN_WATCH_TIMEOUT) / 1000;
    const timeoutSeconds = Math.floor(least + random() * least);
    const stream = new WatchInProgress<T>(this.#clock, signal, timeoutSeconds * 1000 + GRACE);
    const onUndecodable: UndecodableHandler = (error, type) => stream.onUndecodable?.(error, type);
    const all = { ...options, labelSelector, fieldSelector, shardSelector, timeoutSeconds, onUndecodable };
    return [stream, () => stream.open((ending) => this.#resource.watch({ ...all, signal: ending }))];
  }

  async #openWatch(signal: AbortSignal | undefined, options: WatchOptions): Promise<WatchInProgress<T>> {
    const [stream, open] = this.#newWatch(signal, options);
    try {
      await open();
      return stream;
    } catch (error) {
      stream.close();
      throw error;
    }
  }

  /**
   * Takes in the events of a stream to its end.
   * @param begin when there was reason to expect events
   * @param isInitial stops at the mark of the last initial event
   * @param seen called with versions, and whether there was more than what a watch begins with
   * @returns whether the mark came
   */
  async #receive(
    stream: WatchInProgress<T>,
    begin: number,
    store: Sink<T>,
    isInitial: boolean,
    seen: (version: string, isCertain: boolean) => void,
  ): Promise<boolean> {
    let count = 0;
    let isCertain = false;
    stream.onUndecodable = (error, type) => {
      if (type === 'DELETED') store.deleteKey?.(error.key);
      else {
        this.#reportUndecodable(error);
        store.keep?.(error.key);
      }
      isCertain ||= type !== 'ADDED';
      if (error.resourceVersion !== '') seen(error.resourceVersion, isCertain);
      count++;
    };
    for (let next = await stream.next(); next !== undefined; next = await stream.next()) {
      if (next.type === 'ERROR') throw fromObject(next.object);
      const { type, object } = next;
      const { resourceVersion: given, annotations } = metaOf(object);
      // As in Go, in an object without a class a version that is no text is none.
      const resourceVersion = typeof given === 'string' ? given : '';
      const isMark = type === 'BOOKMARK' && annotations?.[InitialEventsAnnotationKey] === 'true';
      if (type === 'BOOKMARK') store.bookmark?.(resourceVersion);
      else if (type === 'DELETED') store.delete(this.#transformed(object) ?? object);
      else {
        const transformed = this.#transformed(object);
        if (transformed !== undefined) store[type === 'ADDED' ? 'add' : 'update'](transformed);
      }
      isCertain ||= type !== 'ADDED';
      seen(resourceVersion, isCertain);
      count++;
      if (isInitial && isMark) return true;
      if (this.#slice.isOver) await this.#slice.pause();
    }
    if (count === 0 && this.#clock.now() - begin < SHORT_WATCH)
      throw new VeryShortWatchError(this.#options.name ?? 'objects');
    return false;
  }

  #reportUndecodable(error: UndecodableObjectError): void {
    this.#onError(error, { source: 'decode', ...(error.key === '' ? {} : { key: error.key }) });
  }

  /**
   * What the store gets of an object; undefined when that fails.
   *
   * Differs from Go: of a deleted object it then gets the object itself; there the store keeps it for ever.
   */
  #transformed(object: T): T | undefined {
    try {
      return this.#options.transform === undefined ? object : this.#options.transform(object);
    } catch (error) {
      this.#onError(error, { source: 'transform', key: metaNamespaceKeyFunc(object) });
      return undefined;
    }
  }

  #startResync(): () => void {
    const { resyncPeriod = 0, shouldResync = () => true } = this.#options;
    const period = typeof resyncPeriod === 'function' ? resyncPeriod() : resyncPeriod;
    if (period <= 0) return () => undefined;
    let cancel: () => void;
    const arm = (): void => {
      cancel = this.#clock.after(period, () => {
        if (shouldResync()) this.#store.resync?.();
        arm();
      });
    };
    arm();
    return () => cancel();
  }

  /** Waits for the next try; an abort ends it. */
  async #pause(signal: AbortSignal | undefined): Promise<void> {
    await sleepUntil(this.#clock, this.#delay(), signal).catch(() => undefined);
  }
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

/** Says for how long a series of errors is borne. Mirrors Go's `cache.RetryWithDeadline`. */
class InternalErrorRetry {
  readonly #clock: Clock;
  readonly #limit: number;
  #first = 0;
  #last = -Infinity;

  /** @param limit in milliseconds; 0 for never */
  constructor(clock: Clock, limit: number) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** An error came. @returns whether to try again */
  shouldRetry(): boolean {
    const now = this.#clock.now();
    if (now - this.#last >= RESET) this.#first = now;
    this.#last = now;
    if (this.#limit <= 0) return false;
    if (now - this.#first <= this.#limit) return true;
    this.#last = -Infinity;
    return false;
  }
}

/** A list, from however many answers. */
interface WholeList<T> {
  readonly items: readonly T[];
  readonly resourceVersion: string;
  /** There was more than one page. */
  readonly isPaged: boolean;
}

/**
 * Lists page by page. When the server forgets in between, it lists everything at once, at the version that was asked for.
 * Mirrors Go's `pager.ListPager.ListWithAlloc`.
 * @param pageSize 0 for everything at once
 */
async function listAll<T extends RuntimeObject>(
  resource: ListerWatcher<T>,
  options: ListOptions,
  pageSize: number,
): Promise<WholeList<T>> {
  const { resourceVersion: _, ...further } = options;
  const items: T[] = [];
  let resourceVersion: string | undefined;
  let next = '';
  for (;;) {
    const page = await resource
      .list({
        ...(next === '' ? options : { ...further, continue: next }),
        ...(pageSize > 0 ? { limit: pageSize } : {}),
      })
      .catch((error: unknown) => {
        if (next !== '' && isResourceExpired(error)) return undefined;
        throw error;
      });
    if (page === undefined) {
      const whole = await resource.list(options);
      return { items: whole.items, resourceVersion: whole.metadata.resourceVersion ?? '', isPaged: true };
    }
    // Either may be null in a list without a class.
    const token = page.metadata.continue ?? '';
    // That of the first page: later ones may be of a newer version, whose changes the watch then brings again.
    resourceVersion ??= page.metadata.resourceVersion ?? '';
    if (next === '' && token === '') return { items: page.items, resourceVersion, isPaged: false };
    append(items, page.items);
    if (token === '') return { items, resourceVersion, isPaged: true };
    next = token;
  }
}

/** The server has forgotten what came after a version. */
function isExpired(error: unknown): boolean {
  return isResourceExpired(error) || isGone(error);
}

/** The server has not come to a version yet. Old ones say it in words alone. */
function isTooLargeResourceVersion(error: unknown): boolean {
  if (hasStatusCause(error, CauseTypeResourceVersionTooLarge)) return true;
  if (!isTimeout(error)) return false;
  const { details, message = '' } = (error as APIStatus).status();
  if (details === undefined) return false;
  const text = 'Too large resource version';
  return (details.causes ?? []).some((cause) => cause.message === text) || message.includes(text);
}

/** The watch may begin again at its version, after a pause. */
function isRetriable(error: unknown): boolean {
  return (isConnectionError(error) && error.failure === 'refused') || isTooManyRequests(error);
}
