import type { Arguments } from '../arguments.ts';
/** The work of `delete`. @returns the exit status */
export declare function deleteObjects(args: Arguments): Promise<number>;
