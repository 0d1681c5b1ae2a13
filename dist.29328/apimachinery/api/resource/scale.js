/** 10^-9, the precision of a quantity's string */
export const Nano = -9;
/** 10^-6 */
export const Micro = -6;
/** 10^-3 */
export const Milli = -3;
/** 10^3 */
export const Kilo = 3;
/** 10^6 */
export const Mega = 6;
/** 10^9 */
export const Giga = 9;
/** 10^12 */
export const Tera = 12;
/** 10^15 */
export const Peta = 15;
/** 10^18 */
export const Exa = 18;
/** The largest `value()` for which `milliValue()` cannot overflow. Mirrors Go's `resource.MaxMilliValue`. */
export const MaxMilliValue = 9223372036854775n;
