export { canonicalizeQuantity, equalQuantity } from './canonicalize_quantity.ts';
export { BinarySI, DecimalExponent, DecimalSI, type Format } from './format.ts';
export { type HumanizeOptions, humanize } from './humanize.ts';
export { newDecimalQuantity, newMilliQuantity, newQuantity, newScaledQuantity, parseQuantity, parseQuantity as mustParse, Quantity, type QuantityLike, quantityPtrEqual, } from './quantity.ts';
export { QuantityError } from './quantity_error.ts';
export { QuantityRangeError } from './quantity_range_error.ts';
export { checkQuantity, QuantityValue } from './quantity_value.ts';
export { Exa, Giga, Kilo, MaxMilliValue, Mega, Micro, Milli, Nano, Peta, type Scale, Tera } from './scale.ts';
