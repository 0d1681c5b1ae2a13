import { Event } from '#api/core/v1/zz_generated.types';
import { newTooManyRequestsError } from '#apimachinery/api/errors/constructors';
import { LRUExpireCache } from '#apimachinery/util/cache/lru_expire_cache';
import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { invalid, notSupported } from '#apimachinery/util/validation/field/constructors';
import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { type Clock, realClock } from '#apimachinery/util/wait/clock';
import { newTokenBucketRateLimiter, type RateLimiter } from '#src/client/util/flowcontrol/rate_limiter';
import type { EventLimit, EventLimitType } from '../../configuration/admission_configuration.ts';
import { type AdmissionPlugin, type Attributes, type HostedAdmission, ofKind } from '../plugin.ts';

/** How EventRateLimit is configured. */
export interface EventRateLimitConfiguration {
  /** One at least. An event has to be within each. */
  readonly limits: readonly EventLimit[];
  /** What measures seconds. The system's unless given. */
  readonly clock?: Clock;
}

const CACHE_SIZE = 4096;

const KEYS: Readonly<Record<EventLimitType, (attributes: Attributes) => string>> = {
  Namespace: ({ namespace }) => namespace,
  Server: () => '',
  SourceAndObject: ({ object }) => {
    const { source, involvedObject } = ofKind(Event, object) ?? {};
    const { kind, namespace, name, uid, apiVersion } = involvedObject ?? {};
    return [source?.component, source?.host, kind, namespace, name, uid, apiVersion].join('');
  },
  User: ({ user }) => user?.name ?? '',
};

/**
 * Refuses events of the core group that come too fast.
 * @throws {Aggregate} in the words of kube-apiserver, when the limits make no sense or there is none
 */
export function eventRateLimit({
  limits,
  clock = realClock,
}: Partial<EventRateLimitConfiguration> = {}): HostedAdmission {
  const failure = ErrorList.toAggregate(limitFaults(limits));
  if (failure !== undefined) throw failure;
  return {
    install(): AdmissionPlugin {
      const limiters = (limits ?? []).map((limit) => limiterOf(limit, clock));
      return {
        name: 'EventRateLimit',
        handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
        async validate(attributes) {
          const { kind, dryRun } = attributes;
          if (kind.group !== '' || kind.kind !== 'Event' || dryRun) return;
          // Each counts the event, also when others refuse it.
          const failed = newAggregate(limiters.flatMap((limiter) => limiter(attributes) ?? []));
          if (failed !== undefined) throw newTooManyRequestsError(failed.message);
        },
      };
    },
  };
}

/** Says what is wrong with a request, if its limit is reached. */
function limiterOf(
  { type, qps, burst, cacheSize }: EventLimit,
  clock: Clock,
): (attributes: Attributes) => Error | undefined {
  const limiters = new LRUExpireCache<string, RateLimiter>(type === 'Server' ? 1 : cacheSize || CACHE_SIZE, clock);
  return (attributes) => {
    const key = KEYS[type](attributes);
    let limiter = limiters.get(key);
    if (limiter === undefined) {
      limiter = newTokenBucketRateLimiter(qps, burst, clock);
      limiters.add(key, limiter, Number.POSITIVE_INFINITY);
    }
    return limiter.tryAccept() ? undefined : new Error(`limit reached on type ${type} for key ${key}`);
  };
}

/** Mirrors Go's `ValidateConfiguration`. */
function limitFaults(limits: readonly EventLimit[] | undefined): ErrorList {
  const errors: ErrorList = [];
  const path = newPath('limits');
  if (limits === undefined || limits.length === 0) errors.push(invalid(path, limits ?? null, 'must not be empty'));
  for (const [index, { type, qps, burst, cacheSize = 0 }] of (limits ?? []).entries()) {
    const at = path.index(index);
    if (!Object.hasOwn(KEYS, type)) errors.push(notSupported(at.child('type'), type, Object.keys(KEYS)));
    if (!(burst > 0)) errors.push(invalid(at.child('burst'), burst, 'must be positive'));
    if (!(qps > 0)) errors.push(invalid(at.child('qps'), qps, 'must be positive'));
    if (type !== 'Server' && cacheSize < 0)
      errors.push(invalid(at.child('cacheSize'), cacheSize, 'must not be negative'));
  }
  return errors;
}
