/** A power of 10: a value at scale -3 counts thousandths. Go's `resource.Scale`. */
export type Scale = number;

/** 10^-9, the smallest fraction that a quantity's text can say */
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

/** The largest `value()` of which every quantity has a `milliValue()`. Mirrors Go's `resource.MaxMilliValue`. */
export const MaxMilliValue: bigint = 9_223_372_036_854_775n;
