import { CelError, PER_CALL_LIMIT, type Value } from '../../cel/index.ts';
import type { Activation } from './activation.ts';
import type { CompiledExpression } from './compile.ts';

/** What all expressions of a policy may cost together. Mirrors Go's `RuntimeCELCostBudget`. */
export const POLICY_BUDGET = 10_000_000;
/** What all match conditions may cost together. Mirrors Go's `RuntimeCELCostBudgetMatchConditions`. */
export const MATCH_CONDITIONS_BUDGET = 2_500_000;

/** What an expression gave: a value, or an error with a text of Kubernetes. */
export type Result = { readonly value: Value } | { readonly error: string };

/** No budget is left. `message` is Kubernetes'. */
export class OutOfBudgetError extends Error {
  readonly code = 'ERR_CEL_OUT_OF_BUDGET';

  constructor() {
    super('validation failed due to running out of cost budget, no further validation rules will be run');
    this.name = 'OutOfBudgetError';
  }
}

/** The results of several expressions, and what is left of the budget. */
export interface Results {
  /** undefined in the place of an expression that is not there. */
  readonly results: readonly (Result | undefined)[];
  readonly remaining: number;
}

/** Evaluates expressions one after the other. Mirrors Go's `ForInput`. @throws {OutOfBudgetError} */
export function evaluateAll(
  expressions: readonly (CompiledExpression | undefined)[],
  activation: Activation,
  budget: number,
): Results {
  let remaining = budget;
  const results = expressions.map((compiled): Result | undefined => {
    if (compiled === undefined) return undefined;
    if (compiled.program === undefined) return { error: `compilation error: ${compiled.error ?? ''}` };
    const { value, cost } = compiled.program.evaluate(activation.find, { budget: PER_CALL_LIMIT });
    for (const spent of [activation.takeCost(), cost]) {
      if (spent > remaining) throw new OutOfBudgetError();
      remaining -= spent;
    }
    if (!(value instanceof CelError)) return { value };
    return { error: `expression '${compiled.expression}' resulted in error: ${value.message}` };
  });
  return { results, remaining };
}
