import { InternalFault } from '../values/internal_fault.ts';
import { equalOf } from '../values/equal.ts';
import { ListValue, CelError, Uint, type Value } from '../values/value.ts';
import type { Eval } from './frame.ts';

/**
 * `value in [constants]`, which costs nothing but the value. False for an empty list, `undefined` when the list holds
 * other than bools, numbers and strings.
 */
export function membershipEval(arg: Eval, list: Value): Eval | false | undefined {
  if (!(list instanceof ListValue)) return undefined;
  if (list.length === 0) return false;
  const texts = new Set<string>();
  const others: Value[] = [];
  for (const element of list) {
    if (typeof element === 'string') texts.add(element);
    else if (typeof element === 'object' && !(element instanceof Uint)) return undefined;
    else others.push(element);
  }
  return (frame) => {
    const value = arg(frame);
    if (value instanceof CelError) return value;
    if (typeof value === 'string') return texts.has(value);
    if (value instanceof Uint8Array) throw new InternalFault('runtime error: hash of unhashable type types.Bytes');
    return others.some((element) => equalOf(element, value) === true);
  };
}
