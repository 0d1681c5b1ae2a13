import type { Expr } from '../ast/expr.ts';
import type { Type } from '../types/type.ts';
import { type Range } from './range.ts';
/** A part of an expression, as estimates see it. */
export interface EstimatedNode {
    /** Where its value comes from: `self`, then fields, `@items`, `@keys`, `@values`. Absent for what is computed. */
    readonly path: readonly string[] | undefined;
    readonly type: Type;
    /** Absent for the elements of a list. */
    readonly expr: Expr | undefined;
    /** Its size, as far as the expression tells. */
    readonly size: Range | undefined;
}
/** What a call costs, and how large its result is. */
export interface CallEstimate {
    readonly cost: Range;
    readonly size?: Range;
}
/** Knows the sizes of variables and their fields: from a schema. `undefined` for what it doesn't know. */
export type SizeEstimator = (node: EstimatedNode) => Range | undefined;
/** The size of a node: as the expression tells, or the schema, or anything. */
export declare function sizeOfNode(node: EstimatedNode, sizes: SizeEstimator): Range;
/** The cost of anything that takes one step. */
export declare const ONE: Range;
