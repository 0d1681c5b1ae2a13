import type * as corev1 from '#api/core/v1/index';
import type { StructDefaults } from '../../aspects/defaults.ts';

export const persistentVolumeClaimDefaults: StructDefaults = {
  'core/v1.PersistentVolumeClaimSpec': (object: corev1.PersistentVolumeClaimSpec) =>
    void (object.volumeMode ??= 'Filesystem'),
  'core/v1.PersistentVolumeClaimStatus': (object: corev1.PersistentVolumeClaimStatus) =>
    void (object.phase ||= 'Pending'),
};
