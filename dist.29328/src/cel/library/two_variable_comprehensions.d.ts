import type { Library } from './library.ts';
/** Macros with a variable for the index or key and one for the value. Mirrors cel-go's `ext.TwoVarComprehensions`. */
export declare function twoVariableComprehensions(): Library;
