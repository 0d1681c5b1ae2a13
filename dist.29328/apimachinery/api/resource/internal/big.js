// The one module that loads big.js: who takes something of a file that imports it gets all of big.js from a bundler, so
// the build gives this module a file of its own.
import Big from 'big.js';
/** @param text a decimal number, possibly with an exponent */
export function bigOf(text) {
    return new Big(text);
}
