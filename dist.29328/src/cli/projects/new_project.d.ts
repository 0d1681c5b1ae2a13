import type { Arguments } from '../arguments.ts';
/** The work of `new`. @returns the exit status @throws UsageError OutputError */
export declare function newProject(args: Arguments): number;
