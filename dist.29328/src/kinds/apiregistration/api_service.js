import { hasCondition } from '../aspects/readiness.js';
/** kube-aggregator keeps them by itself. */
export const apiServiceStrategy = { storagePrefix: 'apiregistration.k8s.io/apiservices' };
/** The aggregated API is served. */
export function apiServiceAvailable(service) {
    return hasCondition('Available')(service);
}
export const apiServiceReadiness = {
    of: (service) => (apiServiceAvailable(service) ? 'ready' : 'waiting'),
};
