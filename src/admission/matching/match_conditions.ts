import type { MatchCondition } from '#api/admissionregistration/v1/zz_generated.types';
import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { asError } from '#engine/text/as_error';
import { BoolType, type Environment } from '../../cel/index.ts';
import { Activation, type Inputs, type VersionedAttributes } from '../cel/activation.ts';
import { type CompiledExpression, compileExpression } from '../cel/compile.ts';
import { evaluateAll, MATCH_CONDITIONS_BUDGET, type Results } from '../cel/evaluate.ts';

/** Whether the conditions hold; an error when they can't be evaluated, and failures count. */
export type Matched = boolean | Error;

/** The `matchConditions` of a policy or webhook, compiled. Mirrors Go's `matchconditions.Matcher`. */
export class MatchConditions {
  readonly #compiled: readonly CompiledExpression[];

  constructor(conditions: readonly MatchCondition[], environment: Environment) {
    this.#compiled = conditions.map(({ expression }) => compileExpression(environment, expression, [BoolType]));
  }

  /** @param ignoresFailures `failurePolicy: Ignore`, with which an error is as good as false */
  match(versioned: VersionedAttributes, { params, authorize, variables }: Inputs, ignoresFailures: boolean): Matched {
    if (this.#compiled.length === 0) return true;
    let results: Results['results'];
    try {
      const activation = new Activation(versioned, { params, authorize, ...(variables && { variables }) });
      ({ results } = evaluateAll(this.#compiled, activation, MATCH_CONDITIONS_BUDGET));
    } catch (error) {
      return ignoresFailures ? false : asError(error);
    }
    const errors: Error[] = [];
    for (const result of results) {
      if (result === undefined) continue;
      if ('error' in result) errors.push(new Error(result.error));
      else if (result.value === false) return false;
    }
    const aggregate = newAggregate(errors);
    if (aggregate === undefined) return true;
    return ignoresFailures ? false : aggregate;
  }
}
