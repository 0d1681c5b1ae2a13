import type { Pod } from '#api/core/v1/zz_generated.types';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
/**
 * What an update of a Pod may not change. Mirrors `ValidatePodUpdate` of kube-apiserver.
 *
 * Differs from Go: its text ends with what differs between the two specs, in the form of its internal types, by whose names
 * it prints the terms of node affinities, too.
 */
export declare function checkPodUpdate(faults: Faults, { metadata, spec }: Pod, { metadata: oldMeta, spec: oldSpec }: Pod): void;
/** Annotations that say what a Pod is stay. */
export declare function checkAnnotationChanges(faults: Faults, { annotations: now }: ObjectMeta, { annotations: old }: ObjectMeta): void;
/**
 * What a request for `pods/ephemeralcontainers` may not change. Mirrors `ValidatePodEphemeralContainersUpdate` of
 * kube-apiserver.
 *
 * Differs from Go: its text ends with what differs, in the form of its internal types.
 */
export declare function checkEphemeralContainersUpdate(faults: Faults, pod: Pod, old: Pod): void;
