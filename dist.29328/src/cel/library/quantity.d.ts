import { type Quantity } from '#apimachinery/api/resource/index';
import { type Type } from '../types/type.ts';
import { OpaqueValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';
import { type QuantityAmount } from './quantity_amount.ts';
/** The type of quantities. */
export declare const QuantityType: Type;
/** An amount of a resource. */
export declare class QuantityValue extends OpaqueValue {
    readonly type: Type;
    readonly quantity: Quantity;
    /** How Go holds it. */
    readonly amount: QuantityAmount;
    /** Whether it was computed: Go cannot compare with such a one on the right. */
    private readonly computed;
    constructor(quantity: Quantity, amount: QuantityAmount, computed?: boolean);
    get goType(): string;
    equals(other: Value): Value;
    toString(): string;
}
/** Amounts of resources: `quantity('1.5Gi')`. Mirrors Kubernetes' `library.Quantity`. */
export declare function quantities(): Library;
