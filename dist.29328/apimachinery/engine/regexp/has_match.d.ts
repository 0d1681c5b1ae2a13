import type { Program } from './program.ts';
/** Whether a text holds a match; undefined when that takes too long to find out. */
export declare function hasMatch(program: Program, text: string): boolean | undefined;
