/** A power of 10: at scale -3, values are thousandths. Go's `resource.Scale`. */
export type Scale = number;
/** 10^-9, the precision of a quantity's string */
export declare const Nano: Scale;
/** 10^-6 */
export declare const Micro: Scale;
/** 10^-3 */
export declare const Milli: Scale;
/** 10^3 */
export declare const Kilo: Scale;
/** 10^6 */
export declare const Mega: Scale;
/** 10^9 */
export declare const Giga: Scale;
/** 10^12 */
export declare const Tera: Scale;
/** 10^15 */
export declare const Peta: Scale;
/** 10^18 */
export declare const Exa: Scale;
/** The largest `value()` for which `milliValue()` cannot overflow. Mirrors Go's `resource.MaxMilliValue`. */
export declare const MaxMilliValue: bigint;
