import type { StructDefaults } from '../../aspects/defaults.ts';
export declare const daemonSetDefaults: StructDefaults;
