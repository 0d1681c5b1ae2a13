import type * as corev1 from '#api/core/v1/index';
import type { StructDefaults } from '../../aspects/defaults.ts';
import { fillISCSI, fillRBD, fillScaleIO } from '../pod_spec/defaults.ts';

export const persistentVolumeDefaults: StructDefaults = {
  'core/v1.ISCSIPersistentVolumeSource': fillISCSI,
  'core/v1.PersistentVolume': ({ spec }: corev1.PersistentVolume) => {
    if (spec === undefined) return;
    spec.persistentVolumeReclaimPolicy ||= 'Retain';
    spec.volumeMode ??= 'Filesystem';
  },
  'core/v1.PersistentVolumeStatus': (object: corev1.PersistentVolumeStatus) => void (object.phase ||= 'Pending'),
  'core/v1.RBDPersistentVolumeSource': fillRBD,
  'core/v1.ScaleIOPersistentVolumeSource': fillScaleIO,
};
