import { callCost } from '../cost/call_cost.ts';
import { equal } from '../values/equal.ts';
import { CelError, noSuchOverload, OptionalValue, type Value } from '../values/value.ts';
import type { Eval } from './frame.ts';

/** `&&` and `||`: the deciding value wins over errors on either side. */
export function logicalEval(terms: readonly Eval[], deciding: boolean): Eval {
  return (frame) => {
    let fault: CelError | undefined;
    for (const term of terms) {
      const value = term(frame);
      if (value === deciding) return deciding;
      if (typeof value !== 'boolean') fault ??= noSuchOverload(value);
    }
    return fault ?? !deciding;
  };
}

export function equalityEval(wanted: boolean, left: Eval, right: Eval): Eval {
  const cost = callCost(wanted ? '_==_' : '_!=_', wanted ? 'equals' : 'not_equals') as Exclude<
    ReturnType<typeof callCost>,
    number
  >;
  return (frame) => {
    const a = left(frame);
    const b = right(frame);
    let result: Value;
    if (a instanceof CelError) result = a;
    else if (b instanceof CelError) result = b;
    else result = wanted ? equal(a, b) : equal(a, b) !== true;
    frame.charge(isSmall(a) && isSmall(b) ? 1 : cost([a, b], result));
    return result;
  };
}

/** Values without a size: comparing them costs 1. */
function isSmall(value: Value): boolean {
  const type = typeof value;
  return type === 'bigint' || type === 'number' || type === 'boolean';
}

/** `or` and `orValue` of optional values: the second is computed only when it is needed, and neither costs anything. */
export function optionalOrEval(inside: boolean, left: Eval, right: Eval): Eval {
  return (frame) => {
    const value = left(frame);
    if (!(value instanceof OptionalValue)) return value;
    if (value.value === undefined) return right(frame);
    return inside ? value.value : value;
  };
}
