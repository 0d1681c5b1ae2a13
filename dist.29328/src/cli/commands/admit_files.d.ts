import type { Arguments } from '../arguments.ts';
/** The work of `admit`. @returns the exit status @throws UsageError */
export declare function admitFiles(args: Arguments): Promise<number>;
