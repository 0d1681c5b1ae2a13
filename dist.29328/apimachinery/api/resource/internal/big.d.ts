import Big from 'big.js';
/** @param text a decimal number, possibly with an exponent */
export declare function bigOf(text: string): Big;
