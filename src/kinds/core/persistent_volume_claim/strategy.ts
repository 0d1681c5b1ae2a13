import type { PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { KindStrategy } from '../../aspects/strategy.ts';
import { claimSpecWarnings } from '../pod_spec/warnings.ts';
import { syncSources } from './data_sources.ts';
import { CLASS_ANNOTATION } from './validation.ts';

/** Claims are new as `Pending`, and tell in both fields what they are filled from. */
export const persistentVolumeClaimStrategy: KindStrategy<PersistentVolumeClaim> = {
  emptyIsSaid: ['spec.accessModes'],
  returnDeletedObject: true,
  prepareForCreate(claim) {
    claim.status = { phase: 'Pending' };
    if (claim.spec !== undefined) syncSources(claim.spec);
  },
  prepareForUpdate(claim, old) {
    if (claim.spec !== undefined) syncSources(claim.spec, old.spec);
  },
  *warnings({ metadata, spec }) {
    if (Object.hasOwn(metadata.annotations ?? {}, CLASS_ANNOTATION))
      yield `${newPath('metadata', 'annotations').key(CLASS_ANNOTATION)}: deprecated since v1.8; use "storageClassName" attribute instead`;
    yield* claimSpecWarnings(newPath('spec'), spec);
  },
  status: {
    // Of the feature CSIVolumeHealth, which is off by default.
    prepareForUpdate({ status }, { status: old }) {
      if (old?.healthStatus === undefined) delete status?.healthStatus;
    },
  },
};
