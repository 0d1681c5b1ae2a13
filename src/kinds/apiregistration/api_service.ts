import type { APIService } from '#api/apiregistration/v1/zz_generated.types';
import type { KindStrategy } from '../aspects/strategy.ts';

/** kube-aggregator keeps them by itself. */
export const apiServiceStrategy: KindStrategy<APIService> = { storagePrefix: 'apiregistration.k8s.io/apiservices' };
