import type { APIService } from '#api/apiregistration/v1/zz_generated.types';
import { type ReadinessOf, type WithConditions } from '../aspects/readiness.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
/** kube-aggregator keeps them by itself. */
export declare const apiServiceStrategy: KindStrategy<APIService>;
/** The aggregated API is served. */
export declare function apiServiceAvailable(service: WithConditions | undefined): boolean;
export declare const apiServiceReadiness: ReadinessOf<WithConditions>;
