import type { Quantity } from '#apimachinery/api/resource/quantity';
import type { PodAccessor, PodResourcesOptions } from '../pod_resources_options.ts';
import type { Container, ContainerStatus } from '../zz_generated.types.ts';
import { type ResourceTotals } from './resource_totals.ts';
/** The resources of one container; the status is passed if it counts. */
export type ContainerResources = (container: Container, status: ContainerStatus | undefined) => ResourceTotals;
/**
 * Sums the resources of a pod's containers. Containers and sidecars run together. Init containers run before them, one at a
 * time, each with the sidecars started before it: the maximum counts.
 */
export declare function containerTotals(pod: PodAccessor, { useStatusResources, nonMissingContainerRequests }: PodResourcesOptions, resourcesOf: ContainerResources, missing: (list: PodResourcesOptions['nonMissingContainerRequests']) => ReadonlyMap<string, Quantity>): ResourceTotals;
