import { type Quantity } from '#apimachinery/api/resource/quantity';
import { type QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { Path } from '#apimachinery/util/validation/field/path';
import { type Faults } from './faults.ts';
/** The quantity of a wire value, which has been verified before. */
export declare function quantityOf(value: QuantityValue): Quantity;
export declare function checkNonNegativeQuantity(faults: Faults, path: Path, quantity: Quantity): void;
export declare function checkPositiveQuantity(faults: Faults, path: Path, quantity: Quantity): void;
/** What a fault shows of an amount: its whole number, or all of it beyond an int64. */
export declare function wholeOf(amount: Quantity): number | bigint | string;
