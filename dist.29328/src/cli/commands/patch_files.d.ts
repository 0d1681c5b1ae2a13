import type { Arguments } from '../arguments.ts';
/** The work of `patch`. @returns the exit status */
export declare function patchFiles(args: Arguments): Promise<number>;
