export { BinarySI, DecimalExponent, DecimalSI, type Format } from './format.ts';
export { canonicalizeQuantity, equalQuantity, QuantityError } from './quantity_amount.ts';
export { checkQuantity, QuantityValue } from './quantity_value.ts';
