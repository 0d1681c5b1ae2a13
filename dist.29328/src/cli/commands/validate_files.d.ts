import type { Arguments } from '../arguments.ts';
/** The work of `validate`. @returns the exit status */
export declare function validateFiles(args: Arguments): Promise<number>;
