export type { Dec } from './dec.ts';
export { BinarySI, DecimalExponent, DecimalSI, type Format } from './format.ts';
export { humanize, type HumanizeOptions } from './humanize.ts';
export {
  newDecimalQuantity,
  newMilliQuantity,
  newQuantity,
  newScaledQuantity,
  parseQuantity,
  parseQuantity as mustParse,
  Quantity,
  type QuantityLike,
} from './quantity.ts';
export { canonicalizeQuantity, equalQuantity, QuantityError } from './quantity_amount.ts';
export { QuantityRangeError } from './quantity_range_error.ts';
export { checkQuantity, QuantityValue } from './quantity_value.ts';
export { Exa, Giga, Kilo, MaxMilliValue, Mega, Micro, Milli, Nano, Peta, type Scale, Tera } from './scale.ts';
