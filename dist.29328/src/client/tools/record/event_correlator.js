import { LRUExpireCache } from '#apimachinery/util/cache/lru_expire_cache';
import { realClock } from '#apimachinery/util/wait/clock';
import { newTokenBucketRateLimiter } from '../../util/flowcontrol/rate_limiter.js';
import { EventAggregator, eventAggregatorByReasonFunc, eventAggregatorByReasonMessageFunc, eventKey, spamKey, } from './event_aggregator.js';
/**
 * Keeps a program from flooding a server with events: counts those that are repeated, makes one of those that differ only
 * by their message, and drops what a source sends too often about an object. Mirrors Go's `record.EventCorrelator`.
 */
export class EventCorrelator {
    #aggregator;
    #observations;
    #limiters;
    #limiter;
    #spamKey;
    constructor(options = {}) {
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
    eventCorrelate(given) {
        const aggregated = this.#aggregator.eventAggregate(given);
        const { event, patch } = this.#observe(aggregated.event, aggregated.key);
        const key = this.#spamKey(event);
        const limiter = this.#limiters.get(key) ?? this.#limiter();
        this.#limiters.add(key, limiter, Infinity);
        return limiter.tryAccept() ? { skip: false, event, patch } : { skip: true };
    }
    /** Remembers what the server made of an event. Mirrors Go's `UpdateState`. */
    updateState(event) {
        this.#remember(eventKey(event), event);
    }
    #observe(given, key) {
        const last = this.#observations.get(key);
        if (last === undefined || last.count === 0) {
            this.#remember(key, given);
            return { event: given, patch: undefined };
        }
        const { name, resourceVersion, firstTimestamp } = last;
        const { name: _, resourceVersion: __, ...metadata } = given.metadata;
        const { firstTimestamp: ___, ...rest } = given;
        const event = {
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
    #remember(key, { count = 0, firstTimestamp, metadata }) {
        const { name, resourceVersion } = metadata;
        this.#observations.add(key, { count, firstTimestamp, name, resourceVersion }, Infinity);
    }
}
