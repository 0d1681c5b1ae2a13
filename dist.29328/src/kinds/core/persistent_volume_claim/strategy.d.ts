import type { PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import type { KindStrategy } from '../../aspects/strategy.ts';
/** Claims are new as `Pending`, and tell in both fields what they are filled from. */
export declare const persistentVolumeClaimStrategy: KindStrategy<PersistentVolumeClaim>;
