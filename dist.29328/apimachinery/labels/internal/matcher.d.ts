import type { Labels } from '../labels.ts';
import type { Requirement } from '../requirement.ts';
/**
 * Compiles requirements to one function. Objects with many shapes, such as label sets, are read twice as fast with an
 * own-property check first, which avoids searching the prototypes for missing keys.
 */
export declare function compileRequirements(requirements: readonly Requirement[]): (labels: Labels) => boolean;
