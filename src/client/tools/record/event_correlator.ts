import type { Event } from '#api/core/v1/zz_generated.types';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import { LRUExpireCache } from '#apimachinery/util/cache/lru_expire_cache';
import { type Clock, realClock } from '#apimachinery/util/wait/clock';
import { newTokenBucketRateLimiter, type RateLimiter } from '../../util/flowcontrol/rate_limiter.ts';
import {
  EventAggregator,
  type EventAggregatorKeyFunc,
  type EventAggregatorMessageFunc,
  eventAggregatorByReasonFunc,
  eventAggregatorByReasonMessageFunc,
  eventKey,
  spamKey,
} from './event_aggregator.ts';

/** How an {@link EventCorrelator} works. Mirrors Go's `record.CorrelatorOptions`. */
export interface CorrelatorOptions {
  /** How many events, groups and objects are remembered. Default 4096. */
  readonly lruCacheSize?: number;
  /** How many events a source may send about an object at once. Default 25. */
  readonly burstSize?: number;
  /** How many events a second it may send afterwards. Default 1/300. */
  readonly qps?: number;
  /** Which events are alike. Default: those that differ by their message only. */
  readonly keyFunc?: EventAggregatorKeyFunc;
  /** The message of the event that stands for many. */
  readonly messageFunc?: EventAggregatorMessageFunc;
  /** From how many events that are alike on they become one. Default 10. */
  readonly maxEvents?: number;
  /** After how many seconds without one they are counted anew. Default 600. */
  readonly maxIntervalInSeconds?: number;
  /** What the events of a source about an object are known by, for `burstSize` and `qps`. */
  readonly spamKeyFunc?: (event: Event) => string;
  readonly clock?: Clock;
  /** The time that is written into events. */
  readonly now?: () => Date;
}

/** What becomes of an event. Mirrors Go's `record.EventCorrelateResult`. */
export type EventCorrelateResult =
  | { readonly skip: true }
  | {
      readonly skip: false;
      readonly event: Event;
      /** A strategic merge patch for the event that is there already. */
      readonly patch: string | undefined;
    };

interface Observation {
  readonly count: number;
  readonly firstTimestamp: Time | undefined;
  readonly name: string | undefined;
  readonly resourceVersion: string | undefined;
}

/**
 * Keeps a program from flooding a server with events: counts those that are repeated, makes one of those that differ only
 * by their message, and drops what a source sends too often about an object. Mirrors Go's `record.EventCorrelator`.
 */
export class EventCorrelator {
  readonly #aggregator: EventAggregator;
  readonly #observations: LRUExpireCache<string, Observation>;
  readonly #limiters: LRUExpireCache<string, RateLimiter>;
  readonly #limiter: () => RateLimiter;
  readonly #spamKey: (event: Event) => string;

  constructor(options: CorrelatorOptions = {}) {
    const { lruCacheSize = 4096, burstSize = 25, qps = 1 / 300, clock = realClock } = options;
    this.#aggregator = new EventAggregator({
      lruCacheSize,
      keyFunc: options.keyFunc ?? eventAggregatorByReasonFunc,
      messageFunc: options.messageFunc ?? eventAggregatorByReasonMessageFunc,
      maxEvents: options.maxEvents ?? 10,
      maxIntervalInSeconds: options.maxIntervalInSeconds ?? 600,
      clock,
      now: options.now ?? (() => new Date()),
    });
    this.#observations = new LRUExpireCache(lruCacheSize, clock);
    this.#limiters = new LRUExpireCache(lruCacheSize, clock);
    // Go has a float32, which is a bit more than 1/300: a token is there when its time has come.
    this.#limiter = () => newTokenBucketRateLimiter(Math.fround(qps), burstSize, clock);
    this.#spamKey = options.spamKeyFunc ?? spamKey;
  }

  /** What is to be recorded of an event. Mirrors Go's `EventCorrelate`. */
  eventCorrelate(given: Event): EventCorrelateResult {
    const aggregated = this.#aggregator.eventAggregate(given);
    const { event, patch } = this.#observe(aggregated.event, aggregated.key);
    const key = this.#spamKey(event);
    const limiter = this.#limiters.get(key) ?? this.#limiter();
    this.#limiters.add(key, limiter, Infinity);
    return limiter.tryAccept() ? { skip: false, event, patch } : { skip: true };
  }

  /** Remembers what the server made of an event. Mirrors Go's `UpdateState`. */
  updateState(event: Event): void {
    this.#remember(eventKey(event), event);
  }

  #observe(given: Event, key: string): { readonly event: Event; readonly patch: string | undefined } {
    const last = this.#observations.get(key);
    if (last === undefined || last.count === 0) {
      this.#remember(key, given);
      return { event: given, patch: undefined };
    }
    const { name, resourceVersion, firstTimestamp } = last;
    const { name: _, resourceVersion: __, ...metadata } = given.metadata;
    const { firstTimestamp: ___, ...rest } = given;
    const event: Event = {
      ...rest,
      metadata: {
        ...(name === undefined ? {} : { name }),
        ...metadata,
        ...(resourceVersion === undefined ? {} : { resourceVersion }),
      },
      ...(firstTimestamp === undefined ? {} : { firstTimestamp }),
      count: last.count + 1,
    };
    this.#remember(key, event);
    const { count, lastTimestamp, message } = event;
    const patch = JSON.stringify({
      count,
      lastTimestamp: lastTimestamp ?? null,
      ...(message ? { message } : {}),
    });
    return { event, patch };
  }

  #remember(key: string, { count = 0, firstTimestamp, metadata }: Event): void {
    const { name, resourceVersion } = metadata;
    this.#observations.add(key, { count, firstTimestamp, name, resourceVersion }, Infinity);
  }
}
