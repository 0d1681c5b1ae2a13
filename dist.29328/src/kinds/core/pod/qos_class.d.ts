import type { Pod, PodQOSClass } from '#api/core/v1/index';
/**
 * How well the resources of a Pod are guaranteed: `Guaranteed` when all its containers, or the Pod as a whole, have limits of
 * cpu and memory that equal the requests, `BestEffort` when nothing is said, else `Burstable`. Mirrors Go's `ComputePodQOS`.
 */
export declare function podQOSClass({ spec }: Pick<Pod, 'spec'>): PodQOSClass;
