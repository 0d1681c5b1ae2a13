import { type FunctionDeclaration, memberOverload } from '../decls/declarations.ts';
import {
  BoolType,
  BytesType,
  DoubleType,
  DurationType,
  IntType,
  listType,
  StringType,
  TimestampType,
  type Type,
  typeParam,
  UintType,
} from '../types/type.ts';
import { add } from '../values/arithmetic.ts';
import { compare, isComparable } from '../values/compare.ts';
import { equalOf } from '../values/equal.ts';
import { CelError, Duration, type ListValue, noSuchOverload, Uint, type Value } from '../values/value.ts';
import type { Library } from './library.ts';

/** Types whose values have an order, and the names that overloads have for them. */
const COMPARABLE: readonly (readonly [name: string, type: Type])[] = [
  ['int', IntType],
  ['uint', UintType],
  ['double', DoubleType],
  ['bool', BoolType],
  ['duration', DurationType],
  ['timestamp', TimestampType],
  ['string', StringType],
  ['bytes', BytesType],
];

/** Types whose values add up, and their zeros. */
const SUMMABLE: readonly (readonly [name: string, type: Type, zero: Value])[] = [
  ['int', IntType, 0n],
  ['uint', UintType, /* @__PURE__ */ new Uint(0n)],
  ['double', DoubleType, 0],
  ['duration', DurationType, /* @__PURE__ */ new Duration(0n)],
];

function isSorted(list: ListValue): Value {
  let previous: Value | undefined;
  for (const next of list) {
    if (!isComparable(next)) return noSuchOverload(next);
    if (previous !== undefined && compare(previous, next) === 1) return false;
    previous = next;
  }
  return true;
}

function sum(list: ListValue, zero: Value): Value {
  let total = zero;
  for (const next of list) {
    if (next === null || typeof next === 'boolean' || next instanceof CelError) return noSuchOverload(next);
    total = add(total, next);
    if (total instanceof CelError) return total;
  }
  return total;
}

/** The first of the values that no other one beats. */
function extreme(name: string, list: ListValue, beaten: -1 | 1): Value {
  let best: Value | undefined;
  for (const next of list) {
    if (!isComparable(next)) return noSuchOverload(next);
    if (best === undefined || compare(best, next) === beaten) best = next;
  }
  return best ?? new CelError(`${name} called on empty list`);
}

function indexOf(list: ListValue, value: Value): bigint {
  for (let index = 0; index < list.length; index++) if (equalOf(list.at(index), value) === true) return BigInt(index);
  return -1n;
}

function lastIndexOf(list: ListValue, value: Value): bigint {
  for (let index = list.length - 1; index >= 0; index--)
    if (equalOf(list.at(index), value) === true) return BigInt(index);
  return -1n;
}

/** What Kubernetes adds to lists: order, sums, and where values are. Mirrors its `library.Lists`. */
export function lists(): Library {
  const A = typeParam('A');
  const ofComparable = (
    name: string,
    id: (type: string) => string,
    result: (type: Type) => Type,
    call: (list: ListValue) => Value,
  ): FunctionDeclaration => ({
    name,
    overloads: COMPARABLE.map(([type, element]) =>
      memberOverload(id(type), [listType(element)], result(element), (list) => call(list as ListValue)),
    ),
  });
  return {
    functions: [
      ofComparable(
        'isSorted',
        (type) => `list_${type}_is_sorted_bool`,
        () => BoolType,
        isSorted,
      ),
      {
        name: 'sum',
        overloads: SUMMABLE.map(([type, element, zero]) =>
          memberOverload(`list_${type}_sum_${type}`, [listType(element)], element, (list) =>
            sum(list as ListValue, zero),
          ),
        ),
      },
      ofComparable(
        'max',
        (type) => `list_${type}_max_${type}`,
        (type) => type,
        (list) => extreme('max', list, -1),
      ),
      ofComparable(
        'min',
        (type) => `list_${type}_min_${type}`,
        (type) => type,
        (list) => extreme('min', list, 1),
      ),
      {
        name: 'indexOf',
        overloads: [
          memberOverload('list_a_index_of_int', [listType(A), A], IntType, (list, value) =>
            indexOf(list as ListValue, value!),
          ),
        ],
      },
      {
        name: 'lastIndexOf',
        overloads: [
          memberOverload('list_a_last_index_of_int', [listType(A), A], IntType, (list, value) =>
            lastIndexOf(list as ListValue, value!),
          ),
        ],
      },
    ],
  };
}
