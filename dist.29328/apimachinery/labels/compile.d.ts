import type { Selector } from './selector.ts';
import type { Labels } from './set.ts';
/**
 * A selector as one function, for loops over many objects: `selector.matches` without the object around it. No
 * counterpart in Go.
 */
export declare function compile(selector: Selector): (labels: Labels) => boolean;
