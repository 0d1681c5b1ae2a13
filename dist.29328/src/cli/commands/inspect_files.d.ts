import type { Arguments } from '../arguments.ts';
/** The work of `inspect`. @returns the exit status @throws UsageError */
export declare function inspectFiles(args: Arguments): Promise<number>;
