import type { StructDefaults } from '../../aspects/defaults.ts';
export declare const persistentVolumeClaimDefaults: StructDefaults;
