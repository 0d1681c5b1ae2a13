import { now, timeIsZero, type Time } from '#apimachinery/apis/meta/v1/time';
import type { PersistentVolume, PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import type { PersistentVolumeClaimSpec } from '#api/core/v1/zz_generated.structs';
import { isVolumeOrSnapshot } from '../../kinds/core/persistent_volume_claim/spec_validation.ts';
import { keepStatus } from '../resources/default_strategy.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';

type Volume = APIObject & Pick<PersistentVolume, 'status'>;

/** A new PersistentVolume is `Pending`. */
export function prepareVolume(volume: Volume): void {
  volume.status = { phase: 'Pending', lastPhaseTransitionTime: now() };
}

/** The time of another phase is now, unless it is said. */
export function prepareVolumeStatus(volume: Volume, { status: old }: Volume): void {
  const status = (volume.status ??= {});
  const { phase, lastPhaseTransitionTime: time } = status;
  const before = old?.lastPhaseTransitionTime;
  if (phase === old?.phase) {
    if (isUnset(time) && !isUnset(before)) status.lastPhaseTransitionTime = before;
  } else if (isUnset(time) || time === before) status.lastPhaseTransitionTime = now();
}

const isUnset = (time: Time | null | undefined): time is null | undefined => !time || timeIsZero(time);

type Claim = APIObject & Pick<PersistentVolumeClaim, 'spec' | 'status'>;

/** Claims are new as `Pending`, and tell in both fields what they are filled from. */
export const claimHooks: Strategy = {
  prepareForCreate(claim: Claim) {
    claim.status = { phase: 'Pending' };
    if (claim.spec !== undefined) syncSources(claim.spec);
  },
  prepareForUpdate(claim: Claim, old: Claim) {
    keepStatus(claim, old);
    if (claim.spec !== undefined) syncSources(claim.spec, old.spec);
  },
};

/** The older field takes volumes and snapshots only, and both say the same unless one names another namespace. */
function syncSources(spec: PersistentVolumeClaimSpec, old?: PersistentVolumeClaimSpec): void {
  if (spec.dataSourceRef?.namespace && old?.dataSourceRef === undefined) delete spec.dataSourceRef;
  const isNew = old?.dataSource === undefined && old?.dataSourceRef === undefined;
  if (isNew && spec.dataSourceRef === undefined && !isVolumeOrSnapshot(spec.dataSource)) delete spec.dataSource;
  const { dataSource, dataSourceRef } = spec;
  if (dataSource !== undefined && dataSourceRef === undefined) spec.dataSourceRef = { ...dataSource };
  if (dataSource !== undefined || dataSourceRef === undefined || dataSourceRef.namespace) return;
  const { namespace: _, ...source } = dataSourceRef;
  spec.dataSource = source;
}
