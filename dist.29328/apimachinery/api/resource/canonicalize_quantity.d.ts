import { type Decimal } from './internal/decimal.ts';
import { type QuantityParts } from './quantity_syntax.ts';
/**
 * The value of a string split by {@link scanQuantity}. Quantities have a precision of 10^-9; anything finer is rounded
 * away from zero.
 */
export declare function decimalOf(text: string, parts: QuantityParts): Decimal;
/**
 * Whether two quantities have the same value, however they are written: `1` and `1000m`.
 * @throws QuantityError when one is not a quantity
 */
export declare function equalQuantity(a: string, b: string): boolean;
/**
 * What Go writes for a quantity it has parsed: the canonical form (`1500m` for `1.5`, `1Mi` for `1024Ki`), or the
 * original string where Go keeps it, even in some cases where it is not canonical (`+1`, `1.500`, `1E3`).
 * @throws QuantityError with Go's message when `text` is not a quantity
 */
export declare function canonicalizeQuantity(text: string): string;
