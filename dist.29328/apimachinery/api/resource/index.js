export { canonicalizeQuantity, equalQuantity } from './canonicalize_quantity.js';
export { BinarySI, DecimalExponent, DecimalSI } from './format.js';
export { humanize } from './humanize.js';
export { newDecimalQuantity, newMilliQuantity, newQuantity, newScaledQuantity, parseQuantity, parseQuantity as mustParse, Quantity, quantityPtrEqual, } from './quantity.js';
export { QuantityError } from './quantity_error.js';
export { QuantityRangeError } from './quantity_range_error.js';
export { checkQuantity, QuantityValue } from './quantity_value.js';
export { Exa, Giga, Kilo, MaxMilliValue, Mega, Micro, Milli, Nano, Peta, Tera } from './scale.js';
