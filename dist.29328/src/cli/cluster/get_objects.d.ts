import type { Arguments } from '../arguments.ts';
/** The work of `get`. @returns the exit status */
export declare function getObjects(args: Arguments): Promise<number>;
