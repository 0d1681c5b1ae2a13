import type { Arguments } from '../arguments.ts';
/** The work of `explain`. @returns the exit status @throws UsageError */
export declare function explainField(args: Arguments): Promise<number>;
