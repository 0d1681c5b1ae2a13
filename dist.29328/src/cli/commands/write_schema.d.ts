import type { Arguments } from '../arguments.ts';
/** The work of `schema`. @returns the exit status @throws UsageError */
export declare function writeSchema(args: Arguments): Promise<number>;
