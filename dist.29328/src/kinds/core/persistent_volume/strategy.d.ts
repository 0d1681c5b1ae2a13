import type { PersistentVolume } from '#api/core/v1/zz_generated.types';
import type { KindStrategy } from '../../aspects/strategy.ts';
export declare const persistentVolumeStrategy: KindStrategy<PersistentVolume>;
