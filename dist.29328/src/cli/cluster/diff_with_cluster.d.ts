import type { Arguments } from '../arguments.ts';
/** The work of `diff` with a cluster. @returns the exit status: 2 also when the server refuses what it is asked */
export declare function diffWithCluster(args: Arguments): Promise<number>;
