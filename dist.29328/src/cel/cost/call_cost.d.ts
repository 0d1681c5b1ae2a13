import { type Value } from '../values/value.ts';
/** What a call costs at run time: a number, or what computes it of the arguments and the result. */
export type CallCost = number | ((args: readonly Value[], result: Value) => number);
/** Reading a text costs this much for each of its characters, a regular expression this much for each of its own. */
export declare const STRING_FACTOR = 0.1;
export declare const REGEX_FACTOR = 0.25;
/** What making a list, a map or an object costs. */
export declare const LIST_COST = 10;
export declare const MAP_COST = 30;
export declare const STRUCT_COST = 40;
/** What a call costs. `overload` is empty when several fit. */
export declare function callCost(name: string, overload: string): CallCost;
export declare const COMPARISONS: ReadonlySet<string>;
/**
 * Whether the cost of an overload is that of its arguments alone, and grows as the time that it takes, faster than they do:
 * functions that compare each with each, and those that look for a pattern.
 */
export declare function isChargedFirst(overload: string): boolean;
