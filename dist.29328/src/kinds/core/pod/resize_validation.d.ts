import type { Pod } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
/** What a request for `pods/resize` may not change. Mirrors `ValidatePodResize` of kube-apiserver. */
export declare function checkPodResize(faults: Faults, pod: Pod, old: Pod): void;
