import {
  checkQuantity,
  DecimalExponent,
  newQuantity,
  parseQuantity,
  type Quantity,
} from '#apimachinery/api/resource/index';
import { asError } from '#engine/text/as_error';
import { memberOverload, overload } from '../decls/declarations.ts';
import { BoolType, DoubleType, IntType, objectType, StringType, type Type } from '../types/type.ts';
import { CelError, noSuchOverload, OpaqueValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';
import { addAmounts, amountOfText, floatOf, integerOf, negateAmount, type QuantityAmount } from './quantity_amount.ts';

/** The type of quantities. */
export const QuantityType: Type = /* @__PURE__ */ objectType('kubernetes.Quantity');

/** An amount of a resource. */
export class QuantityValue extends OpaqueValue {
  readonly type: Type = QuantityType;
  readonly quantity: Quantity;
  /** How Go holds it. */
  readonly amount: QuantityAmount;
  /** Whether it was computed: Go cannot compare with such a one on the right. */
  private readonly computed: boolean;

  constructor(quantity: Quantity, amount: QuantityAmount, computed = false) {
    super();
    this.quantity = quantity;
    this.amount = amount;
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
  // Unlike in JSON, there may be no spaces around it.
  const wrong = checkQuantity(text);
  if (wrong !== undefined) return new CelError(wrong);
  try {
    const quantity = parseQuantity(text);
    return new QuantityValue(quantity, amountOfText(text, quantity.asDec().toFixed()));
  } catch (err) {
    return new CelError(asError(err).message);
  }
}

/** What an argument is as a quantity: an int is one. */
function quantityValue(value: Value): QuantityValue {
  if (typeof value !== 'bigint') return value as QuantityValue;
  return new QuantityValue(newQuantity(value, DecimalExponent), { exact: false, value, exponent: 0 });
}

/** Amounts of resources: `quantity('1.5Gi')`. Mirrors Kubernetes' `library.Quantity`. */
export function quantities(): Library {
  const Q = QuantityType;
  const compare = (
    name: string,
    id: string,
    result: Type,
    answer: (order: -1 | 0 | 1) => Value,
  ): Library['functions'][number] => ({
    name,
    overloads: [
      memberOverload(id, [Q, Q], result, (a, b) => answer(quantityValue(a!).quantity.cmp(quantityValue(b!).quantity))),
    ],
  });
  const arithmetic = (name: 'add' | 'sub'): Library['functions'][number] => {
    const call = (...values: Value[]): Value => {
      const [a, b] = [quantityValue(values[0]!), quantityValue(values[1]!)];
      const amount = addAmounts(a.amount, name === 'add' ? b.amount : negateAmount(b.amount));
      return new QuantityValue(a.quantity[name](b.quantity), amount, true);
    };
    return {
      name,
      overloads: [
        memberOverload(`quantity_${name}`, [Q, Q], Q, call),
        memberOverload(`quantity_${name}_int`, [Q, IntType], Q, call),
      ],
    };
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
      {
        name: 'sign',
        overloads: [overload('quantity_sign', [Q], IntType, (value) => BigInt(quantityValue(value!).quantity.sign()))],
      },
      compare('isGreaterThan', 'quantity_is_greater_than', BoolType, (order) => order === 1),
      compare('isLessThan', 'quantity_is_less_than', BoolType, (order) => order === -1),
      compare('compareTo', 'quantity_compare_to', IntType, (order) => BigInt(order)),
      {
        name: 'asApproximateFloat',
        overloads: [
          memberOverload('quantity_get_float', [Q], DoubleType, (value) => floatOf(quantityValue(value!).amount)),
        ],
      },
      {
        name: 'asInteger',
        overloads: [
          memberOverload(
            'quantity_get_int',
            [Q],
            IntType,
            (value) => integerOf(quantityValue(value!).amount) ?? new CelError('cannot convert value to integer'),
          ),
        ],
      },
      {
        name: 'isInteger',
        overloads: [
          memberOverload(
            'quantity_is_integer',
            [Q],
            BoolType,
            (value) => integerOf(quantityValue(value!).amount) !== undefined,
          ),
        ],
      },
      arithmetic('add'),
      arithmetic('sub'),
    ],
  };
}
