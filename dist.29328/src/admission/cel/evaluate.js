import { CelError, PER_CALL_LIMIT } from '../../cel/index.js';
/** What all expressions of a policy may cost together. Mirrors Go's `RuntimeCELCostBudget`. */
export const POLICY_BUDGET = 10_000_000;
/** What all match conditions may cost together. Mirrors Go's `RuntimeCELCostBudgetMatchConditions`. */
export const MATCH_CONDITIONS_BUDGET = 2_500_000;
/** No budget is left. `message` is Kubernetes'. */
export class OutOfBudgetError extends Error {
    code = 'ERR_CEL_OUT_OF_BUDGET';
    constructor() {
        super('validation failed due to running out of cost budget, no further validation rules will be run');
        this.name = 'OutOfBudgetError';
    }
}
/** Evaluates expressions one after the other. Mirrors Go's `ForInput`. @throws {OutOfBudgetError} */
export function evaluateAll(expressions, activation, budget) {
    let remaining = budget;
    const results = expressions.map((compiled) => {
        if (compiled === undefined)
            return undefined;
        if (compiled.program === undefined)
            return { error: `compilation error: ${compiled.error ?? ''}` };
        const { value, cost } = compiled.program.evaluate(activation.find, { budget: PER_CALL_LIMIT });
        for (const spent of [activation.takeCost(), cost]) {
            if (spent > remaining)
                throw new OutOfBudgetError();
            remaining -= spent;
        }
        if (!(value instanceof CelError))
            return { value };
        return { error: `expression '${compiled.expression}' resulted in error: ${value.message}` };
    });
    return { results, remaining };
}
