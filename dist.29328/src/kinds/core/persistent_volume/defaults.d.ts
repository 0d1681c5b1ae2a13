import type { StructDefaults } from '../../aspects/defaults.ts';
export declare const persistentVolumeDefaults: StructDefaults;
