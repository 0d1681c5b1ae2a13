import type { Arguments } from '../arguments.ts';
/** The work of `crd`. @returns the exit status */
export declare function crdFiles(args: Arguments): Promise<number>;
