import { type Format } from './format.ts';
import { type QuantityLike } from './quantity.ts';
/** Options of {@link humanize}. */
export interface HumanizeOptions {
    /** Maximum fraction digits, 0 to 20; default 2. Trailing zeros are dropped. */
    readonly digits?: number;
    /** Suffix style; defaults to the quantity's. `DecimalExponent` counts as `DecimalSI`. */
    readonly format?: Format;
}
/**
 * Formats a quantity for people: `1.5Gi` for 1610612736 bytes, `250m`, `1.23k`. Uses the largest suffix that leaves at
 * least 1 before the point. Rounds to nearest, halves away from zero, so the result may be a different quantity, but
 * {@link parseQuantity} always reads it.
 * @throws QuantityError when a string is not a quantity
 * @throws QuantityRangeError when `digits` is not from 0 to 20
 */
export declare function humanize(quantity: QuantityLike, { digits, format }?: HumanizeOptions): string;
