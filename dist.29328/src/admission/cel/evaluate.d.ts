import { type Value } from '../../cel/index.ts';
import type { Activation } from './activation.ts';
import type { CompiledExpression } from './compile.ts';
/** What all expressions of a policy may cost together. Mirrors Go's `RuntimeCELCostBudget`. */
export declare const POLICY_BUDGET = 10000000;
/** What all match conditions may cost together. Mirrors Go's `RuntimeCELCostBudgetMatchConditions`. */
export declare const MATCH_CONDITIONS_BUDGET = 2500000;
/** What an expression gave: a value, or an error with a text of Kubernetes. */
export type Result = {
    readonly value: Value;
} | {
    readonly error: string;
};
/** No budget is left. `message` is Kubernetes'. */
export declare class OutOfBudgetError extends Error {
    readonly code = "ERR_CEL_OUT_OF_BUDGET";
    constructor();
}
/** The results of several expressions, and what is left of the budget. */
export interface Results {
    /** undefined in the place of an expression that is not there. */
    readonly results: readonly (Result | undefined)[];
    readonly remaining: number;
}
/** Evaluates expressions one after the other. Mirrors Go's `ForInput`. @throws {OutOfBudgetError} */
export declare function evaluateAll(expressions: readonly (CompiledExpression | undefined)[], activation: Activation, budget: number): Results;
