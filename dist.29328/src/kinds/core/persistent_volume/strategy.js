import { now, timeIsZero } from '#apimachinery/apis/meta/v1/time';
/** A new PersistentVolume is `Pending`. */
function prepareVolume(volume) {
    volume.status = { phase: 'Pending', lastPhaseTransitionTime: now() };
}
/** The time of another phase is now, unless it is said. */
function prepareVolumeStatus(volume, { status: old }) {
    const status = (volume.status ??= {});
    const { phase, lastPhaseTransitionTime: time } = status;
    const before = old?.lastPhaseTransitionTime;
    if (phase === old?.phase) {
        if (isUnset(time) && !isUnset(before))
            status.lastPhaseTransitionTime = before;
    }
    else if (isUnset(time) || time === before)
        status.lastPhaseTransitionTime = now();
}
const isUnset = (time) => !time || timeIsZero(time);
export const persistentVolumeStrategy = {
    returnDeletedObject: true,
    prepareForCreate: prepareVolume,
    status: { prepareForUpdate: prepareVolumeStatus },
};
