import type { CallCost } from '../cost/call_cost.ts';
import { CelError, type Value } from '../values/value.ts';
import type { Bound } from './dispatch.ts';
import type { Eval } from './frame.ts';

/** A call. It is charged even when an argument is an error, unless arguments behind that one were left out. */
export function callEval(args: readonly Eval[], bound: Bound, cost: CallCost): Eval {
  const { call, nonStrict } = bound;
  if (args.length === 1 && !bound.stopsAtError) {
    const [arg] = args as [Eval];
    return (frame) => {
      const value = arg(frame);
      const result = value instanceof CelError && !nonStrict ? value : call(value);
      frame.charge(typeof cost === 'number' ? cost : cost([value], result));
      return result;
    };
  }
  if (args.length === 2 && !bound.stopsAtError) {
    const [left, right] = args as [Eval, Eval];
    return (frame) => {
      const a = left(frame);
      const b = right(frame);
      let result: Value;
      if (!nonStrict && a instanceof CelError) result = a;
      else if (!nonStrict && b instanceof CelError) result = b;
      else result = call(a, b);
      frame.charge(typeof cost === 'number' ? cost : cost([a, b], result));
      return result;
    };
  }
  return (frame) => {
    const values: Value[] = [];
    for (const [index, arg] of args.entries()) {
      const value = arg(frame);
      values.push(value);
      if (nonStrict || !(value instanceof CelError)) continue;
      if (index === args.length - 1) frame.charge(typeof cost === 'number' ? cost : cost(values, value));
      return value;
    }
    const result = call(...values);
    frame.charge(typeof cost === 'number' ? cost : cost(values, result));
    return result;
  };
}
