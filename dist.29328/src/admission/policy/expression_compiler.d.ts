import type { ExpressionCompiler } from '#src/validation/checks/expressions';
/**
 * Compiles the expressions of built-in Kinds for `validate` and `validateUpdate` of `kubetyped/validation`: those of
 * admission policies and match conditions, and the selectors of devices.
 *
 * ```ts
 * const errors = validate(policy, { expressions: expressionCompiler });
 * ```
 */
export declare const expressionCompiler: ExpressionCompiler;
