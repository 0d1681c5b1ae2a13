import { compileExpression } from '../cel/compile.js';
import { policyEnvironment } from '../cel/environment.js';
import { variableType } from '../cel/types.js';
import { MatchConditions } from '../matching/match_conditions.js';
/** The variables and conditions of a policy, compiled, and the names for its other expressions. */
export class CompiledPolicy {
    variables;
    conditions;
    #types = new Map();
    #hasParams;
    constructor({ paramKind, variables, matchConditions }) {
        this.#hasParams = paramKind !== undefined && paramKind !== null;
        const compiled = new Map();
        // A variable sees those before it.
        for (const { name, expression } of variables ?? []) {
            const result = compileExpression(this.environment({ authorizer: true }), expression);
            compiled.set(name, result);
            this.#types.set(name, variableType(result.outputType));
        }
        this.variables = compiled;
        this.conditions = new MatchConditions(matchConditions ?? [], this.environment({ authorizer: true }));
    }
    /** The names that an expression may use. */
    environment(declared) {
        return policyEnvironment({ ...declared, params: this.#hasParams, variables: new Map(this.#types) });
    }
}
