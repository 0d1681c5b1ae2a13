/** `12e6` */
export const DecimalExponent = 'DecimalExponent';
/** `12Mi`, which is 12 * 2^20 */
export const BinarySI = 'BinarySI';
/** `12M`, which is 12 * 10^6 */
export const DecimalSI = 'DecimalSI';
