import type { PodSpecAccessor } from './node_affinity.ts';
import type { PodAccessor } from './pod_resources_options.ts';
import type { ResourceName } from './zz_generated.types.ts';
/**
 * The resources allowed in `spec.resources` of a pod; the last is a prefix. Mirrors Go's `SupportedPodLevelResources`
 * of component-helpers/resource.
 */
export declare function supportedPodLevelResources(): ResourceName[];
/**
 * Whether the resource is allowed in `spec.resources` of a pod: cpu, memory and huge pages. Mirrors Go's
 * `IsSupportedPodLevelResource` of component-helpers/resource.
 */
export declare function isSupportedPodLevelResource(name: ResourceName): boolean;
/**
 * Whether the pod has supported pod-level requests or limits. Mirrors Go's `IsPodLevelResourcesSet` of
 * component-helpers/resource.
 */
export declare function isPodLevelResourcesSet(pod: PodSpecAccessor): boolean;
/** Whether the pod as a whole has requests that count. Mirrors Go's `IsPodLevelRequestsSet` of component-helpers/resource. */
export declare function isPodLevelRequestsSet(pod: PodSpecAccessor): boolean;
/** Whether the pod as a whole has limits that count. Mirrors Go's `IsPodLevelLimitsSet` of component-helpers/resource. */
export declare function isPodLevelLimitsSet(pod: PodSpecAccessor): boolean;
/** Whether the node can never resize the pod as it is wanted. Mirrors Go's `IsPodResizeInfeasible` of component-helpers/resource. */
export declare function isPodResizeInfeasible(pod: PodAccessor): boolean;
/** Whether the node can't resize the pod now. Mirrors Go's `IsPodResizeDeferred` of component-helpers/resource. */
export declare function isPodResizeDeferred(pod: PodAccessor): boolean;
