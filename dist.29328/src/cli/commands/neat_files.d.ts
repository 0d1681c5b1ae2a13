import type { Arguments } from '../arguments.ts';
/** The work of `neat`. @returns the exit status */
export declare function neatFiles(args: Arguments): Promise<number>;
