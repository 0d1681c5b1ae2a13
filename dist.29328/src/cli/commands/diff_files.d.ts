import type { Arguments } from '../arguments.ts';
/** The work of `diff`. @returns the exit status */
export declare function diffFiles(args: Arguments): Promise<number>;
