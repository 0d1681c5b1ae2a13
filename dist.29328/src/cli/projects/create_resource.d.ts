import type { Arguments } from '../arguments.ts';
/** The work of `create`. @returns the exit status @throws UsageError OutputError */
export declare function createResource(args: Arguments): number;
