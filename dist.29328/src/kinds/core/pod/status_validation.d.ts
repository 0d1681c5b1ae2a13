import type { Pod } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
/**
 * What a change of a Pod's status may not say. Mirrors `ValidatePodStatusUpdate` of kube-apiserver.
 *
 * Differs from Go: users of containers, and resources that are allocated to them by devices, are not judged.
 */
export declare function checkPodStatusUpdate(faults: Faults, pod: Pod, old: Pod): void;
