import { newInternalError } from '#apimachinery/api/errors/constructors';
import { isForbidden, isUnauthorized } from '#apimachinery/api/errors/predicates';
import type { APIStatus } from '#apimachinery/api/errors/status_error';
import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import { type Clock, realClock } from '#apimachinery/util/wait/clock';
import { type Event, newEvent } from '#apimachinery/watch/event';
import type { Interface } from '#apimachinery/watch/interface';
import type { WatchOptions } from '../../options.ts';
import { linkedSignal, sleepUntil } from '../../util/wait/sleep.ts';

/** What can be watched: a {@link ResourceClient}. */
export interface Watchable<T extends object> {
  watch(options: WatchOptions): Promise<Interface<T>>;
}

/** What a {@link RetryWatcher} takes besides. */
export interface RetryWatcherOptions extends Omit<WatchOptions, 'resourceVersion' | 'allowWatchBookmarks'> {
  readonly clock?: Clock;
}

/** How long there is at least between the begins of two watches, in milliseconds. */
const RESTART = 1000;

/**
 * A watch that goes on where it was when the server or the connection ends it, so that no change is missed. It ends for
 * good when it is closed, when the server has forgotten the version (an ERROR event with code 410 is the last one), and
 * when the client may not watch (401, 403). Bookmarks are not given. Mirrors Go's `watch.RetryWatcher`.
 */
export class RetryWatcher<T extends object> implements Interface<T> {
  readonly #resource: Watchable<T>;
  readonly #options: RetryWatcherOptions;
  readonly #events: AsyncIterableIterator<Event<T>>;
  readonly #closing: ReturnType<typeof linkedSignal>;
  readonly #clock: Clock;
  #version: string;

  /**
   * @param resourceVersion where to begin: that of a list, or of an object
   * @throws RangeError for the versions '' and '0', where a watch begins with an unknown set of objects
   */
  constructor(resourceVersion: string, resource: Watchable<T>, options: RetryWatcherOptions = {}) {
    if (resourceVersion === '' || resourceVersion === '0')
      throw new RangeError(
        `initial RV ${JSON.stringify(resourceVersion)} is not supported due to issues with underlying WATCH`,
      );
    this.#version = resourceVersion;
    this.#resource = resource;
    this.#options = options;
    this.#clock = options.clock ?? realClock;
    this.#closing = linkedSignal(options.signal);
    const events = this.#run();
    this.#events = new PullIterator(
      async () => {
        const { done, value } = await events.next();
        options.signal?.throwIfAborted();
        return done === true ? undefined : value;
      },
      async () => this.close(),
    );
  }

  /** The events, the same for every call. */
  [Symbol.asyncIterator](): AsyncIterableIterator<Event<T>> {
    return this.#events;
  }

  close(): void {
    this.#closing.abort();
    this.#closing.end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  async *#run(): AsyncGenerator<Event<T>, void, undefined> {
    const { clock: _, ...options } = this.#options;
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const begun = this.#clock.now();
      let delay = 0;
      try {
        const resourceVersion = this.#version;
        const watch = await this.#resource.watch({ ...options, resourceVersion, allowWatchBookmarks: true, signal });
        for await (const event of watch) {
          if (event.type === 'ERROR') {
            const { code, details } = event.object;
            // Nothing can come after this one.
            if (code === 410) return yield event;
            delay = (details?.retryAfterSeconds ?? 0) * 1000;
            break;
          }
          const { metadata } = event.object as { metadata?: { resourceVersion?: string } };
          if (!metadata?.resourceVersion)
            return yield errorEvent(
              newInternalError(new Error("retryWatcher: object doesn't support resourceVersion")),
            );
          if (event.type !== 'BOOKMARK') yield event;
          this.#version = metadata.resourceVersion;
        }
      } catch (error) {
        if (signal.aborted) return;
        if (isForbidden(error) || isUnauthorized(error)) return yield errorEvent(error as APIStatus);
        // Whatever else it was: the next watch will tell whether it was for good.
      }
      const rest = RESTART - (this.#clock.now() - begun);
      await sleepUntil(this.#clock, Math.max(delay, rest, 0), signal).catch(() => undefined);
    }
  }
}

function errorEvent<T extends object>(error: APIStatus): Event<T> {
  return newEvent<T>('ERROR', error.status());
}
