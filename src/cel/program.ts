import type { Checked } from './checker/check.ts';
import { estimateCost } from './cost/estimate.ts';
import type { SizeEstimator } from './cost/estimator.ts';
import type { Range } from './cost/range.ts';
import { Cancelled, Frame } from './interpreter/frame.ts';
import type { Plan } from './interpreter/plan.ts';
import { DynType, type Type } from './types/type.ts';
import { InternalFault } from './values/internal_fault.ts';
import { CelError, type Value } from './values/value.ts';

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
export const PER_CALL_LIMIT = 1_000_000;

/** A compiled expression. */
export class Program {
  /** The text it was made from. */
  readonly expression: string;
  /** The tree with its types, for estimates and for tools. */
  readonly checked: Checked;
  private readonly planned: Plan;

  constructor(expression: string, checked: Checked, planned: Plan) {
    this.expression = expression;
    this.checked = checked;
    this.planned = planned;
  }

  /** The type of the result. */
  get outputType(): Type {
    return this.checked.types.get(this.checked.expr.id) ?? DynType;
  }

  /**
   * The least and the most that an evaluation can cost: what Kubernetes admits rules by.
   * @param sizes knows the sizes of variables, from a schema; without it they may have any
   */
  estimateCost(sizes?: SizeEstimator): Range {
    return estimateCost(this.checked, sizes);
  }

  /** Computes the expression for variables: values by name, or a function that gives them. */
  evaluate(
    variables: Readonly<Record<string, Value>> | ((name: string) => Value | undefined),
    options: EvaluationOptions = {},
  ): Evaluation {
    const activation =
      typeof variables === 'function'
        ? variables
        : (name: string) => (Object.hasOwn(variables, name) ? variables[name] : undefined);
    const frame = new Frame(activation, this.planned.slots, options.budget ?? Infinity, options.interrupted);
    try {
      return { value: this.planned.run(frame), cost: frame.cost };
    } catch (fault) {
      if (fault instanceof Cancelled) return { value: new CelError(fault.message), cost: frame.cost };
      if (fault instanceof InternalFault)
        return { value: new CelError(`internal error: ${fault.message}`), cost: frame.cost };
      if (fault instanceof RangeError)
        return { value: new CelError(`internal error: ${fault.message}`), cost: frame.cost };
      throw fault;
    }
  }
}
