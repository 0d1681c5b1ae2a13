import { type Value } from '../values/value.ts';
/** The size that costs count: code points, bytes, elements; 1 for what has no size. */
export declare function sizeOf(value: Value): number;
/** The same, of the value inside an optional. */
export declare function sizeInside(value: Value): number;
/** What it costs to look at everything in a value. */
export declare function traversalCost(value: Value): number;
