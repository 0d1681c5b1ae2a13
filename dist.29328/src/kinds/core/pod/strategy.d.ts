import { type PodCondition } from '#api/core/v1/zz_generated.structs';
import type { Pod } from '#api/core/v1/zz_generated.types';
import type { KindStrategy, SubresourceStrategy } from '../../aspects/strategy.ts';
/** `pods/status`, as kubelets write it: the owners stay. Mirrors `podStatusStrategy` of kube-apiserver. */
export declare const podStatusStrategy: SubresourceStrategy<Pod>;
/**
 * `pods/ephemeralcontainers`, by which `kubectl debug` adds containers to a Pod that runs. Mirrors
 * `podEphemeralContainersStrategy` of kube-apiserver.
 */
export declare const ephemeralContainersStrategy: SubresourceStrategy<Pod>;
/** `pods/resize`, for the resources of containers that run. Mirrors `podResizeStrategy` of kube-apiserver. */
export declare const resizeStrategy: SubresourceStrategy<Pod>;
/**
 * Sets a condition of a Pod, in place; the time of its last transition stays unless its status changes. Mirrors
 * `UpdatePodCondition` of kube-apiserver.
 */
export declare function updatePodCondition(pod: Pick<Pod, 'status'>, condition: PodCondition): void;
/** Another spec is another generation. */
export declare function countPodChange(pod: Pod, old: Pod): void;
/**
 * What the server knows of Pods: they are new as `Pending`, their generation counts changes of the spec, and one that a node
 * runs gets time to end. Mirrors `podStrategy` of kube-apiserver.
 *
 * Differs from Go: annotations of AppArmor do not become fields.
 */
export declare const podStrategy: KindStrategy<Pod>;
