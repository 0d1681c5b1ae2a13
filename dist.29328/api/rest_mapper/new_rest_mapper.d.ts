import { PriorityRESTMapper } from '../../apimachinery/api/meta/priority_rest_mapper.ts';
/**
 * A mapper of all kinds of the Kubernetes API, without asking a server: `pods`, `deployments.apps` and so on. It knows
 * neither custom resources nor short names, and which of the versions a server has only the server can say. Among several
 * answers the core group is preferred, then the others by name; of a group the stable versions, the newer first, then
 * beta and alpha. What is gone in this version of Kubernetes comes last, such as `extensions/v1beta1`. Kinds that are only
 * sent to a subresource, as an Eviction is to `pods/eviction`, have no resource of their own, here as by discovery.
 *
 * ```ts
 * const mapper = newRESTMapper();
 * const { resource, scope } = mapper.restMapping({ group: 'apps', kind: 'Deployment' });   // apps/v1, Resource=deployments
 * ```
 */
export declare function newRESTMapper(): PriorityRESTMapper;
