import type { CallCost } from '../cost/call_cost.ts';
import { CelError, type Value } from '../values/value.ts';
import type { Bound } from './dispatch.ts';
import type { Eval, Frame } from './frame.ts';

/**
 * A call. It is charged even when an argument is an error, unless arguments behind that one were left out.
 * @param isChargedFirst whether the cost is known before, and what it does may take long: it is not begun then when the
 *   budget does not allow it, which ends as in Go, where it is charged afterwards
 */
export function callEval(args: readonly Eval[], bound: Bound, cost: CallCost, isChargedFirst = false): Eval {
  const { call, nonStrict } = bound;
  const charge = (frame: Frame, values: readonly Value[], result: Value): void =>
    frame.charge(typeof cost === 'number' ? cost : cost(values, result));
  const run = (frame: Frame, values: readonly Value[]): Value => {
    if (isChargedFirst) charge(frame, values, null);
    const result = call(...values);
    if (!isChargedFirst) charge(frame, values, result);
    return result;
  };
  if (args.length === 1 && !bound.stopsAtError) {
    const [arg] = args as [Eval];
    return (frame) => {
      const value = arg(frame);
      if (isChargedFirst && !(value instanceof CelError)) return run(frame, [value]);
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
      else if (isChargedFirst) return run(frame, [a, b]);
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
      if (index === args.length - 1) charge(frame, values, value);
      return value;
    }
    return run(frame, values);
  };
}
