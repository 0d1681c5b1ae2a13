import type { StructDefaults } from './aspects/defaults.ts';
/** The defaults of all structs of built-in Kinds. */
export declare const BUILT_IN_DEFAULTS: readonly StructDefaults[];
