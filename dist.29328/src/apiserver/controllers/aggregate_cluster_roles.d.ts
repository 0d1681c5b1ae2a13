import type { ServedResource } from '../endpoints/served_resource.ts';
import type { Term } from './controller.ts';
/**
 * Collects the rules of ClusterRoles with an `aggregationRule` until the term is over, and applies them with the field
 * manager of kube-controller-manager's `clusterrole-aggregation-controller`, whose work it does. Roles that collect each
 * other get the rules of all.
 * @param served ClusterRoles, as they are served
 */
export declare function aggregateClusterRoles(served: ServedResource, term: Term, onError: (error: unknown) => void): void;
