import type { Checked } from './checker/check.ts';
import type { SizeEstimator } from './cost/estimator.ts';
import type { Range } from './cost/range.ts';
import type { Plan } from './interpreter/plan.ts';
import { type Type } from './types/type.ts';
import { type Value } from './values/value.ts';
/** Options of an evaluation. */
export interface EvaluationOptions {
    /** What it may cost; without limit if absent. */
    readonly budget?: number;
    /** Asked once in 100 steps of loops whether to stop. */
    readonly interrupted?: () => boolean;
}
/** What an evaluation gave. */
export interface Evaluation {
    /** The value; a {@link CelError} when there is none. */
    readonly value: Value;
    /** What it cost, as Kubernetes counts. */
    readonly cost: number;
}
/** The budget of one expression in Kubernetes. */
export declare const PER_CALL_LIMIT = 1000000;
/** A compiled expression. */
export declare class Program {
    /** The text it was made from. */
    readonly expression: string;
    /** The tree with its types, for estimates and for tools. */
    readonly checked: Checked;
    private readonly planned;
    constructor(expression: string, checked: Checked, planned: Plan);
    /** The type of the result. */
    get outputType(): Type;
    /**
     * The least and the most that an evaluation can cost: what Kubernetes admits rules by.
     * @param sizes knows the sizes of variables, from a schema; without it they may have any
     */
    estimateCost(sizes?: SizeEstimator): Range;
    /** Computes the expression for variables: values by name, or a function that gives them. */
    evaluate(variables: Readonly<Record<string, Value>> | ((name: string) => Value | undefined), options?: EvaluationOptions): Evaluation;
}
