import type { PersistentVolume } from '#api/core/v1/zz_generated.types';
import { now, type Time, timeIsZero } from '#apimachinery/apis/meta/v1/time';
import type { KindStrategy } from '../../aspects/strategy.ts';

/** A new PersistentVolume is `Pending`. */
function prepareVolume(volume: PersistentVolume): void {
  volume.status = { phase: 'Pending', lastPhaseTransitionTime: now() };
}

/** The time of another phase is now, unless it is said. */
function prepareVolumeStatus(volume: PersistentVolume, { status: old }: PersistentVolume): void {
  const status = (volume.status ??= {});
  const { phase, lastPhaseTransitionTime: time } = status;
  const before = old?.lastPhaseTransitionTime;
  if (phase === old?.phase) {
    if (isUnset(time) && !isUnset(before)) status.lastPhaseTransitionTime = before;
  } else if (isUnset(time) || time === before) status.lastPhaseTransitionTime = now();
}

const isUnset = (time: Time | null | undefined): time is null | undefined => !time || timeIsZero(time);

export const persistentVolumeStrategy: KindStrategy<PersistentVolume> = {
  returnDeletedObject: true,
  prepareForCreate: prepareVolume,
  status: { prepareForUpdate: prepareVolumeStatus },
};
