import type { PersistentVolume } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { UpdateValidation } from '../../aspects/validation.ts';
export declare function checkPersistentVolume(faults: Faults, { metadata, spec }: PersistentVolume): void;
/**
 * What an update of a PersistentVolume may not change. Mirrors `ValidatePersistentVolumeUpdate` of kube-apiserver.
 *
 * Differs from Go: its text ends with what differs, in the form of its internal types.
 */
export declare function checkPersistentVolumeUpdate(faults: Faults, { spec }: PersistentVolume, old: PersistentVolume): void;
export declare const persistentVolumeUpdateValidation: UpdateValidation<PersistentVolume>;
