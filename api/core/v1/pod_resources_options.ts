import type { DeepReadonly } from '#apimachinery/runtime/deep_readonly';
import type { PodSpecAccessor } from './node_affinity.ts';
import type { Resources } from './resource_list.ts';
import type { PodStatus } from './zz_generated.types.ts';

/** Something with the spec and perhaps the status of a pod. */
export interface PodAccessor extends PodSpecAccessor {
  readonly status?: DeepReadonly<PodStatus> | undefined;
}

/** Which containers a list of resources is of. Mirrors Go's `ContainerType` of component-helpers/resource. */
export type ContainerType = 'Containers' | 'InitContainers';

/**
 * What counts for the resources of a pod; nothing of this by default. Mirrors Go's `PodResourcesOptions` of
 * component-helpers/resource, but for `Reuse`: nothing is changed here.
 */
export interface PodResourcesOptions {
  /** Whether what the status says about containers counts: during a resize in place the greater amount does. */
  readonly useStatusResources?: boolean | undefined;
  /** Whether, with `useStatusResources`, also what the status says about the pod as a whole counts. */
  readonly inPlacePodLevelResourcesVerticalScalingEnabled?: boolean | undefined;
  /** Leaves out `spec.overhead`. */
  readonly excludeOverhead?: boolean | undefined;
  /** What a container requests of the resources that its requests don't mention. Not for limits. */
  readonly nonMissingContainerRequests?: Resources;
  /** Leaves out `spec.resources`. */
  readonly skipPodLevelResources?: boolean | undefined;
  /** Leaves out the containers. Not for limits. */
  readonly skipContainerLevelResources?: boolean | undefined;
  /** Adds what resource claims take of the node's allocatable resources, by the pod's status. */
  readonly useDRANodeAllocatableResourceClaimStatus?: boolean | undefined;
}
