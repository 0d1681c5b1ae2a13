export { fromInt, fromInt32, fromString, IntOrString, IntOrStringError, intOrStringToString, intValue, parse, valueOrDefault, } from './int_or_string.js';
export { getScaledValueFromIntOrPercent, getValueFromIntOrPercent } from './percent.js';
