import type { Arguments } from '../arguments.ts';
/** The work of `cel`. @returns the exit status @throws UsageError */
export declare function evaluateFiles(args: Arguments): Promise<number>;
