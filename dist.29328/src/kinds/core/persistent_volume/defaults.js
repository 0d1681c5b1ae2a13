import { fillISCSI, fillRBD, fillScaleIO } from '../pod_spec/defaults.js';
export const persistentVolumeDefaults = {
    'core/v1.ISCSIPersistentVolumeSource': fillISCSI,
    'core/v1.PersistentVolume': ({ spec }) => {
        if (spec === undefined)
            return;
        spec.persistentVolumeReclaimPolicy ||= 'Retain';
        spec.volumeMode ??= 'Filesystem';
    },
    'core/v1.PersistentVolumeStatus': (object) => void (object.phase ||= 'Pending'),
    'core/v1.RBDPersistentVolumeSource': fillRBD,
    'core/v1.ScaleIOPersistentVolumeSource': fillScaleIO,
};
