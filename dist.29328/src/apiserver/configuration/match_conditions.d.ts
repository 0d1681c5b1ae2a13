import type { SubjectAccessReviewSpec } from '#api/authorization/v1/zz_generated.types';
import { type Program } from '../../cel/index.ts';
/** A condition under which a webhook is asked. */
export interface MatchCondition {
    readonly program: Program;
    /** Whether it looks at selectors: they are read for those alone that do. */
    readonly usesFieldSelector: boolean;
    readonly usesLabelSelector: boolean;
}
/** Conditions can't be evaluated. `message` is Go's. */
export declare class MatchConditionError extends Error {
    readonly code = "ERR_MATCH_CONDITION";
    readonly name = "MatchConditionError";
}
/**
 * Compiles a condition over `request`, the spec of a SubjectAccessReview. Mirrors Go's `CompileCELExpression`.
 * @returns what is wrong with it, or the condition
 */
export declare function compileMatchCondition(expression: string): MatchCondition | string;
/**
 * Whether all conditions are true of a review. One that is false counts more than one that can't be evaluated. Mirrors Go's
 * `CELMatcher.Eval`.
 * @throws {MatchConditionError} when one can't be evaluated, and none is false
 */
export declare function matchesReview(conditions: readonly MatchCondition[], spec: SubjectAccessReviewSpec): boolean;
