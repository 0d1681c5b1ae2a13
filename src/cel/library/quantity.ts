import { DecimalExponent, newQuantity, parseQuantity, type Quantity } from '#apimachinery/api/resource/index';
import { memberOverload, overload } from '../decls/declarations.ts';
import { BoolType, DoubleType, IntType, objectType, StringType, type Type } from '../types/type.ts';
import { CelError, noSuchOverload, OpaqueValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';

/** The type of quantities. */
export const QuantityType: Type = /* @__PURE__ */ objectType('kubernetes.Quantity');

/** An amount of a resource. */
export class QuantityValue extends OpaqueValue {
  readonly type: Type = QuantityType;
  readonly quantity: Quantity;
  /** Whether it was computed: Go cannot compare with such a one on the right. */
  private readonly computed: boolean;

  constructor(quantity: Quantity, computed = false) {
    super();
    this.quantity = quantity;
    this.computed = computed;
  }

  get goType(): string {
    return this.computed ? '*cel.Quantity' : 'cel.Quantity';
  }

  equals(other: Value): Value {
    if (!(other instanceof QuantityValue) || other.computed) return noSuchOverload(other);
    return this.quantity.cmp(other.quantity) === 0;
  }

  override toString(): string {
    return this.quantity.toString();
  }
}

function parse(text: string): QuantityValue | CelError {
  try {
    return new QuantityValue(parseQuantity(text));
  } catch (err) {
    return new CelError((err as Error).message);
  }
}

/** A function of two quantities, or of one and an int. */
function binary(compute: (a: Quantity, b: Quantity) => Value): (a: Value, b: Value) => Value {
  return (a, b) => {
    const other = typeof b === 'bigint' ? newQuantity(b, DecimalExponent) : (b as QuantityValue).quantity;
    return compute((a as QuantityValue).quantity, other);
  };
}

/** Amounts of resources: `quantity('1.5Gi')`. Mirrors Kubernetes' `library.Quantity`. */
export function quantities(): Library {
  const Q = QuantityType;
  const of = (value: Value | undefined): Quantity => (value as QuantityValue).quantity;
  const compare = (
    name: string,
    id: string,
    result: Type,
    answer: (order: -1 | 0 | 1) => Value,
  ): Library['functions'][number] => ({
    name,
    overloads: [memberOverload(id, [Q, Q], result, binary((a, b) => answer(a.cmp(b))) as (...args: Value[]) => Value)],
  });
  const arithmetic = (name: 'add' | 'sub'): Library['functions'][number] => {
    const call = binary((a, b) => new QuantityValue(a[name](b), true)) as (...args: Value[]) => Value;
    return {
      name,
      overloads: [
        memberOverload(`quantity_${name}`, [Q, Q], Q, call),
        memberOverload(`quantity_${name}_int`, [Q, IntType], Q, call),
      ],
    };
  };
  const integerOf = (quantity: Quantity): bigint | undefined => {
    const value = quantity.asInt64();
    return value === undefined ? undefined : BigInt(value);
  };
  return {
    functions: [
      {
        name: 'quantity',
        overloads: [overload('string_to_quantity', [StringType], Q, (text) => parse(text as string))],
      },
      {
        name: 'isQuantity',
        overloads: [
          overload(
            'is_quantity_string',
            [StringType],
            BoolType,
            (text) => !(parse(text as string) instanceof CelError),
          ),
        ],
      },
      { name: 'sign', overloads: [overload('quantity_sign', [Q], IntType, (value) => BigInt(of(value).sign()))] },
      compare('isGreaterThan', 'quantity_is_greater_than', BoolType, (order) => order === 1),
      compare('isLessThan', 'quantity_is_less_than', BoolType, (order) => order === -1),
      compare('compareTo', 'quantity_compare_to', IntType, (order) => BigInt(order)),
      {
        name: 'asApproximateFloat',
        overloads: [memberOverload('quantity_get_float', [Q], DoubleType, (value) => of(value).asApproximateFloat64())],
      },
      {
        name: 'asInteger',
        overloads: [
          memberOverload(
            'quantity_get_int',
            [Q],
            IntType,
            (value) => integerOf(of(value)) ?? new CelError('cannot convert value to integer'),
          ),
        ],
      },
      {
        name: 'isInteger',
        overloads: [
          memberOverload('quantity_is_integer', [Q], BoolType, (value) => integerOf(of(value)) !== undefined),
        ],
      },
      arithmetic('add'),
      arithmetic('sub'),
    ],
  };
}
