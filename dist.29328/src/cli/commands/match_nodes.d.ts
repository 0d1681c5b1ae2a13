import type { Arguments } from '../arguments.ts';
/** The work of `match --nodes`. @returns the exit status @throws UsageError */
export declare function matchNodes(args: Arguments): Promise<number>;
