import type { Arguments } from '../arguments.ts';
/** The work of `quantity`. @returns the exit status @throws UsageError */
export declare function showQuantities(args: Arguments): Promise<number>;
