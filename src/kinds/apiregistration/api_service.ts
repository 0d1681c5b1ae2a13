import type { APIService } from '#api/apiregistration/v1/zz_generated.types';
import { hasCondition, type ReadinessOf, type WithConditions } from '../aspects/readiness.ts';
import type { KindStrategy } from '../aspects/strategy.ts';

/** kube-aggregator keeps them by itself. */
export const apiServiceStrategy: KindStrategy<APIService> = { storagePrefix: 'apiregistration.k8s.io/apiservices' };

/** The aggregated API is served. */
export function apiServiceAvailable(service: WithConditions | undefined): boolean {
  return hasCondition('Available')(service);
}

export const apiServiceReadiness: ReadinessOf<WithConditions> = {
  of: (service) => (apiServiceAvailable(service) ? 'ready' : 'waiting'),
};
