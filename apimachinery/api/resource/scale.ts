/** A power of 10: at scale -3, values are thousandths. Go's `resource.Scale`. */
export type Scale = number;

/** 10^-9, the precision of a quantity's string */
export const Nano: Scale = -9;
/** 10^-6 */
export const Micro: Scale = -6;
/** 10^-3 */
export const Milli: Scale = -3;
/** 10^3 */
export const Kilo: Scale = 3;
/** 10^6 */
export const Mega: Scale = 6;
/** 10^9 */
export const Giga: Scale = 9;
/** 10^12 */
export const Tera: Scale = 12;
/** 10^15 */
export const Peta: Scale = 15;
/** 10^18 */
export const Exa: Scale = 18;

/** The largest `value()` for which `milliValue()` cannot overflow. Mirrors Go's `resource.MaxMilliValue`. */
export const MaxMilliValue: bigint = 9_223_372_036_854_775n;
