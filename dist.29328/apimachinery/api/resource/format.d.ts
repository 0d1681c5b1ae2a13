/** The suffix style of a quantity, kept from parsing. Mirrors Go's `resource.Format`. */
export type Format = 'DecimalExponent' | 'BinarySI' | 'DecimalSI';
/** `12e6` */
export declare const DecimalExponent = "DecimalExponent";
/** `12Mi`, which is 12 * 2^20 */
export declare const BinarySI = "BinarySI";
/** `12M`, which is 12 * 10^6 */
export declare const DecimalSI = "DecimalSI";
