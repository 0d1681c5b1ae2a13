import type { PodAccessor, PodResourcesOptions } from './pod_resources_options.ts';
import type { ResourceList } from './resource_list.ts';
/**
 * What a pod requests, which is what the scheduler holds against a node: what its containers request together, or,
 * where that is more, what an init container needs; instead of this the requests of the pod as a whole, if it has them;
 * and its overhead. Mirrors Go's `PodRequests` of component-helpers/resource.
 * @throws {QuantityError} for an amount that is not a quantity
 */
export declare function podRequests(pod: PodAccessor, options?: PodResourcesOptions): ResourceList;
/**
 * The limits of a pod: those of its containers together, or, where that is more, those of an init container; instead of
 * this the limits of the pod as a whole, if it has them. Its overhead is added to what is limited at all. Mirrors Go's
 * `PodLimits` of component-helpers/resource.
 * @throws {QuantityError} for an amount that is not a quantity
 */
export declare function podLimits(pod: PodAccessor, options?: PodResourcesOptions): ResourceList;
/**
 * What the containers of a pod request together, or, where that is more, an init container with the sidecars (init
 * containers that restart always) before it: KEP-753. Mirrors Go's `AggregateContainerRequests` of
 * component-helpers/resource.
 * @throws {QuantityError} for an amount that is not a quantity
 */
export declare function aggregateContainerRequests(pod: PodAccessor, options?: PodResourcesOptions): ResourceList;
/**
 * The limits of the containers of a pod, as {@link aggregateContainerRequests} computes requests. Mirrors Go's
 * `AggregateContainerLimits` of component-helpers/resource.
 * @throws {QuantityError} for an amount that is not a quantity
 */
export declare function aggregateContainerLimits(pod: PodAccessor, options?: PodResourcesOptions): ResourceList;
