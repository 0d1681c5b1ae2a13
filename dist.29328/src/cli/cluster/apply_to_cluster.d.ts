import type { Arguments } from '../arguments.ts';
/** The work of `apply` with a cluster. @returns the exit status */
export declare function applyToCluster(args: Arguments): Promise<number>;
