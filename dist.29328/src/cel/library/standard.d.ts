import type { Library } from './library.ts';
/** The functions, types and macros of the language itself, with every comparison across types of numbers. */
export declare function standard(): Library;
