import type { PersistentVolume } from '#api/core/v1/zz_generated.types';
import { now, type Time, timeIsZero } from '#apimachinery/apis/meta/v1/time';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { KindStrategy } from '../../aspects/strategy.ts';
import { CLASS_ANNOTATION } from '../persistent_volume_claim/validation.ts';
import { nodeSelectorTermWarnings } from '../pod_spec/node_label_warnings.ts';
import { deprecatedVolumeWarnings } from '../pod_spec/warnings.ts';

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

const DEPRECATED_ANNOTATIONS: Readonly<Record<string, string>> = {
  [CLASS_ANNOTATION]: 'deprecated since v1.8; use "storageClassName" attribute instead',
  'volume.beta.kubernetes.io/mount-options': 'deprecated since v1.31; use "mountOptions" attribute instead',
};

export const persistentVolumeStrategy: KindStrategy<PersistentVolume> = {
  returnDeletedObject: true,
  prepareForCreate: prepareVolume,
  *warnings({ metadata, spec = {} }) {
    const annotations = metadata.annotations ?? {};
    for (const [key, message] of Object.entries(DEPRECATED_ANNOTATIONS))
      if (Object.hasOwn(annotations, key)) yield `${newPath('metadata', 'annotations').key(key)}: ${message}`;
    if (spec.persistentVolumeReclaimPolicy === 'Recycle')
      yield 'spec.persistentVolumeReclaimPolicy: The Recycle reclaim policy is deprecated. Instead, the recommended approach is to use dynamic provisioning.';
    for (const [index, term] of (spec.nodeAffinity?.required?.nodeSelectorTerms ?? []).entries())
      yield* nodeSelectorTermWarnings(
        newPath('spec', 'nodeAffinity', 'required', 'nodeSelectorTerms').index(index),
        term,
      );
    yield* deprecatedVolumeWarnings(newPath('spec'), spec, ['flocker', 'quobyte']);
  },
  status: { prepareForUpdate: prepareVolumeStatus },
};
