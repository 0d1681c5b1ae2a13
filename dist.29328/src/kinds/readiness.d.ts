import type { ReadinessOf } from './aspects/readiness.ts';
/** When objects of a Kind are ready; undefined where their conditions say so, or nothing does. */
export declare function readinessOf(group: string, kind: string): ReadinessOf<object> | undefined;
