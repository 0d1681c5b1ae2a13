import type { Arguments } from '../arguments.ts';
/** The work of `apply`. @returns the exit status */
export declare function applyFiles(args: Arguments): Promise<number>;
