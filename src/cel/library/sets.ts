import { overload } from '../decls/declarations.ts';
import { BoolType, listType, typeParam } from '../types/type.ts';
import { equalOf } from '../values/equal.ts';
import type { ListValue, Value } from '../values/value.ts';
import type { Library } from './library.ts';

function contains(list: ListValue, sublist: ListValue): Value {
  for (const value of sublist) {
    const found = list.contains(value, equalOf);
    if (found !== true) return found;
  }
  return true;
}

function intersects(a: ListValue, b: ListValue): boolean {
  for (const value of a) if (b.contains(value, equalOf) === true) return true;
  return false;
}

/** Lists as sets. Mirrors cel-go's `ext.Sets`. */
export function sets(): Library {
  const list = listType(typeParam('T'));
  const declare = (name: string, call: (a: ListValue, b: ListValue) => Value): Library['functions'][number] => ({
    name: `sets.${name}`,
    overloads: [
      overload(`list_sets_${name}_list`, [list, list], BoolType, (a, b) => call(a as ListValue, b as ListValue)),
    ],
  });
  return {
    functions: [
      declare('contains', contains),
      declare('equivalent', (a, b) => {
        const there = contains(a, b);
        return there === true ? contains(b, a) : there;
      }),
      declare('intersects', intersects),
    ],
  };
}
