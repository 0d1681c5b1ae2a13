import type { Event } from '#api/core/v1/zz_generated.types';
import { timeFromDate } from '#apimachinery/apis/meta/v1/time';
import { LRUExpireCache } from '#apimachinery/util/cache/lru_expire_cache';
import type { Clock } from '#apimachinery/util/wait/clock';

/** Which events are alike: `aggregateKey` tells the groups apart, `localKey` the events in a group. */
export type EventAggregatorKeyFunc = (event: Event) => {
  readonly aggregateKey: string;
  readonly localKey: string;
};

/** The message of the event that stands for many. */
export type EventAggregatorMessageFunc = (event: Event) => string;

/** How an {@link EventAggregator} works. */
export interface EventAggregatorOptions {
  /** How many groups are remembered. */
  readonly lruCacheSize: number;
  readonly keyFunc: EventAggregatorKeyFunc;
  readonly messageFunc: EventAggregatorMessageFunc;
  /** From how many different events of a group on they become one. */
  readonly maxEvents: number;
  /** After how many seconds without an event a group is new. */
  readonly maxIntervalInSeconds: number;
  readonly clock: Clock;
  /** The time that is written into events. */
  readonly now: () => Date;
}

interface Group {
  readonly localKeys: Set<string>;
  readonly lastTime: number;
}

/** The parts that events have in common, in the order of Go's keys. */
function keyOf({ source, involvedObject: of, type, reason }: Event): string[] {
  const object = [of.kind, of.namespace, of.name, of.uid, of.apiVersion];
  return [source?.component, source?.host, ...object, type, reason].map((part) => part ?? '');
}

/** Groups events that differ only by their message. Mirrors Go's `record.EventAggregatorByReasonFunc`. */
export const eventAggregatorByReasonFunc: EventAggregatorKeyFunc = (event) => {
  const { reportingComponent = '', reportingInstance = '', message = '' } = event;
  return { aggregateKey: [...keyOf(event), reportingComponent, reportingInstance].join(''), localKey: message };
};

/** Says that the event stands for several. Mirrors Go's `record.EventAggregatorByReasonMessageFunc`. */
export const eventAggregatorByReasonMessageFunc: EventAggregatorMessageFunc = ({ message = '' }) =>
  `(combined from similar events): ${message}`;

/** What the same event is known by. */
export function eventKey(event: Event): string {
  const [component, host, kind, namespace, name, uid, apiVersion, type, reason] = keyOf(event);
  const { fieldPath = '' } = event.involvedObject;
  const { message = '' } = event;
  return [component, host, kind, namespace, name, fieldPath, uid, apiVersion, type, reason, message].join('');
}

/** What the events of a source about an object are known by, for the spam filter. */
export function spamKey(event: Event): string {
  return keyOf(event).slice(0, -1).join('');
}

/** Makes one event of many that are alike. Mirrors Go's `record.EventAggregator`. */
export class EventAggregator {
  readonly #options: EventAggregatorOptions;
  readonly #groups: LRUExpireCache<string, Group>;

  constructor(options: EventAggregatorOptions) {
    this.#options = options;
    this.#groups = new LRUExpireCache(options.lruCacheSize, options.clock);
  }

  /** @returns the event to record, and the key of what was recorded of it before */
  eventAggregate(event: Event): { readonly event: Event; readonly key: string } {
    const { clock, keyFunc, messageFunc, maxEvents, maxIntervalInSeconds } = this.#options;
    const { aggregateKey, localKey } = keyFunc(event);
    const lastTime = clock.now();
    const known = this.#groups.get(aggregateKey);
    const isNew = known === undefined || lastTime - known.lastTime > maxIntervalInSeconds * 1000;
    const localKeys = isNew ? new Set<string>() : known.localKeys;
    localKeys.add(localKey);
    this.#groups.add(aggregateKey, { localKeys, lastTime }, Infinity);
    if (localKeys.size < maxEvents) return { event, key: eventKey(event) };
    // The group need not grow any more.
    for (const first of localKeys) {
      localKeys.delete(first);
      break;
    }
    const date = this.#options.now();
    const time = timeFromDate(date);
    const { involvedObject, type, reason, source, metadata } = event;
    const name = `${involvedObject.name ?? ''}.${(BigInt(date.getTime()) * 1_000_000n).toString(16)}`;
    return {
      key: aggregateKey,
      event: {
        apiVersion: 'v1',
        kind: 'Event',
        metadata: { name, ...(metadata.namespace === undefined ? {} : { namespace: metadata.namespace }) },
        involvedObject,
        ...(reason === undefined ? {} : { reason }),
        message: messageFunc(event),
        ...(source === undefined ? {} : { source }),
        firstTimestamp: time,
        lastTimestamp: time,
        count: 1,
        ...(type === undefined ? {} : { type }),
      },
    };
  }
}
