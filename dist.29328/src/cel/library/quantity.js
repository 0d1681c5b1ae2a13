import { checkQuantity, DecimalExponent, newQuantity, parseQuantity, } from '#apimachinery/api/resource/index';
import { asError } from '#engine/text/as_error';
import { memberOverload, overload } from '../decls/declarations.js';
import { BoolType, DoubleType, IntType, objectType, StringType } from '../types/type.js';
import { CelError, noSuchOverload, OpaqueValue } from '../values/value.js';
import { addAmounts, amountOfText, floatOf, integerOf, negateAmount } from './quantity_amount.js';
/** The type of quantities. */
export const QuantityType = /* @__PURE__ */ objectType('kubernetes.Quantity');
/** An amount of a resource. */
export class QuantityValue extends OpaqueValue {
    type = QuantityType;
    quantity;
    /** How Go holds it. */
    amount;
    /** Whether it was computed: Go cannot compare with such a one on the right. */
    computed;
    constructor(quantity, amount, computed = false) {
        super();
        this.quantity = quantity;
        this.amount = amount;
        this.computed = computed;
    }
    get goType() {
        return this.computed ? '*cel.Quantity' : 'cel.Quantity';
    }
    equals(other) {
        if (!(other instanceof QuantityValue) || other.computed)
            return noSuchOverload(other);
        return this.quantity.cmp(other.quantity) === 0;
    }
    toString() {
        return this.quantity.toString();
    }
}
function parse(text) {
    // Unlike in JSON, there may be no spaces around it.
    const wrong = checkQuantity(text);
    if (wrong !== undefined)
        return new CelError(wrong);
    try {
        const quantity = parseQuantity(text);
        return new QuantityValue(quantity, amountOfText(text, quantity.asDec().toFixed()));
    }
    catch (err) {
        return new CelError(asError(err).message);
    }
}
/** What an argument is as a quantity: an int is one. */
function quantityValue(value) {
    if (typeof value !== 'bigint')
        return value;
    return new QuantityValue(newQuantity(value, DecimalExponent), { exact: false, value, exponent: 0 });
}
/** Amounts of resources: `quantity('1.5Gi')`. Mirrors Kubernetes' `library.Quantity`. */
export function quantities() {
    const Q = QuantityType;
    const compare = (name, id, result, answer) => ({
        name,
        overloads: [
            memberOverload(id, [Q, Q], result, (a, b) => answer(quantityValue(a).quantity.cmp(quantityValue(b).quantity))),
        ],
    });
    const arithmetic = (name) => {
        const call = (...values) => {
            const [a, b] = [quantityValue(values[0]), quantityValue(values[1])];
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
                overloads: [overload('string_to_quantity', [StringType], Q, (text) => parse(text))],
            },
            {
                name: 'isQuantity',
                overloads: [
                    overload('is_quantity_string', [StringType], BoolType, (text) => !(parse(text) instanceof CelError)),
                ],
            },
            {
                name: 'sign',
                overloads: [overload('quantity_sign', [Q], IntType, (value) => BigInt(quantityValue(value).quantity.sign()))],
            },
            compare('isGreaterThan', 'quantity_is_greater_than', BoolType, (order) => order === 1),
            compare('isLessThan', 'quantity_is_less_than', BoolType, (order) => order === -1),
            compare('compareTo', 'quantity_compare_to', IntType, (order) => BigInt(order)),
            {
                name: 'asApproximateFloat',
                overloads: [
                    memberOverload('quantity_get_float', [Q], DoubleType, (value) => floatOf(quantityValue(value).amount)),
                ],
            },
            {
                name: 'asInteger',
                overloads: [
                    memberOverload('quantity_get_int', [Q], IntType, (value) => integerOf(quantityValue(value).amount) ?? new CelError('cannot convert value to integer')),
                ],
            },
            {
                name: 'isInteger',
                overloads: [
                    memberOverload('quantity_is_integer', [Q], BoolType, (value) => integerOf(quantityValue(value).amount) !== undefined),
                ],
            },
            arithmetic('add'),
            arithmetic('sub'),
        ],
    };
}
