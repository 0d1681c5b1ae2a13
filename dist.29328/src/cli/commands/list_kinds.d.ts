import type { Arguments } from '../arguments.ts';
/** The work of `kinds`. @returns the exit status @throws UsageError */
export declare function listKinds(args: Arguments): Promise<number>;
