export const persistentVolumeClaimDefaults = {
    'core/v1.PersistentVolumeClaimSpec': (object) => void (object.volumeMode ??= 'Filesystem'),
    'core/v1.PersistentVolumeClaimStatus': (object) => void (object.phase ||= 'Pending'),
};
