export { fromInt, fromInt32, fromString, IntOrString, IntOrStringError, intOrStringToString, intValue, parse, valueOrDefault, } from './int_or_string.ts';
export { getScaledValueFromIntOrPercent, getValueFromIntOrPercent } from './percent.ts';
