import type { PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { UpdateValidation } from '../../aspects/validation.ts';
export declare function checkPersistentVolumeClaim(faults: Faults, { metadata, spec }: PersistentVolumeClaim): void;
/**
 * What an update of a PersistentVolumeClaim may not change: all but the volume, once, and of one that is bound the requested
 * size and the attributes. Mirrors `ValidatePersistentVolumeClaimUpdate` of kube-apiserver.
 *
 * Differs from Go: its text ends with what differs, in the form of its internal types.
 */
export declare function checkPersistentVolumeClaimUpdate(faults: Faults, claim: PersistentVolumeClaim, old: PersistentVolumeClaim): void;
/** Mirrors `ValidatePersistentVolumeClaimStatusUpdate` of kube-apiserver. */
export declare function checkPersistentVolumeClaimStatusUpdate(faults: Faults, { spec, status }: PersistentVolumeClaim): void;
export declare const persistentVolumeClaimUpdateValidation: UpdateValidation<PersistentVolumeClaim>;
