import type { ResourceSlice } from '#api/resource/v1/zz_generated.types';
import { Faults } from '#src/validation/checks/faults';
/** Mirrors `ValidateResourceSlice` of kube-apiserver. */
export declare function checkResourceSlice(faults: Faults, { metadata, spec }: ResourceSlice): void;
