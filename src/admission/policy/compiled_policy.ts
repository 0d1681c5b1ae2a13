import type { MatchCondition, Variable } from '#api/admissionregistration/v1/zz_generated.types';
import type { Environment, Type } from '../../cel/index.ts';
import { type CompiledExpression, compileExpression } from '../cel/compile.ts';
import { type Declared, policyEnvironment } from '../cel/environment.ts';
import { variableType } from '../cel/types.ts';
import { MatchConditions } from '../matching/match_conditions.ts';

/** What policies of both kinds have. */
export interface PolicyParts {
  readonly paramKind?: unknown;
  readonly variables?: readonly Variable[] | null | undefined;
  readonly matchConditions?: readonly MatchCondition[] | null | undefined;
}

/** The variables and conditions of a policy, compiled, and the names for its other expressions. */
export class CompiledPolicy {
  readonly variables: ReadonlyMap<string, CompiledExpression>;
  readonly conditions: MatchConditions;
  readonly #types = new Map<string, Type>();
  readonly #hasParams: boolean;

  constructor({ paramKind, variables, matchConditions }: PolicyParts) {
    this.#hasParams = paramKind !== undefined && paramKind !== null;
    const compiled = new Map<string, CompiledExpression>();
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
  environment(declared: Pick<Declared, 'authorizer' | 'patches'>): Environment {
    return policyEnvironment({ ...declared, params: this.#hasParams, variables: new Map(this.#types) });
  }
}
