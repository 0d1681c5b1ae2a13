import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { asError } from '#engine/text/as_error';
import { BoolType } from '../../cel/index.js';
import { Activation } from '../cel/activation.js';
import { compileExpression } from '../cel/compile.js';
import { evaluateAll, MATCH_CONDITIONS_BUDGET } from '../cel/evaluate.js';
/** The `matchConditions` of a policy or webhook, compiled. Mirrors Go's `matchconditions.Matcher`. */
export class MatchConditions {
    #compiled;
    constructor(conditions, environment) {
        this.#compiled = conditions.map(({ expression }) => compileExpression(environment, expression, [BoolType]));
    }
    /** @param ignoresFailures `failurePolicy: Ignore`, with which an error is as good as false */
    match(versioned, { params, authorize, variables }, ignoresFailures) {
        if (this.#compiled.length === 0)
            return true;
        let results;
        try {
            const activation = new Activation(versioned, { params, authorize, ...(variables && { variables }) });
            ({ results } = evaluateAll(this.#compiled, activation, MATCH_CONDITIONS_BUDGET));
        }
        catch (error) {
            return ignoresFailures ? false : asError(error);
        }
        const errors = [];
        for (const result of results) {
            if (result === undefined)
                continue;
            if ('error' in result)
                errors.push(new Error(result.error));
            else if (result.value === false)
                return false;
        }
        const aggregate = newAggregate(errors);
        if (aggregate === undefined)
            return true;
        return ignoresFailures ? false : aggregate;
    }
}
