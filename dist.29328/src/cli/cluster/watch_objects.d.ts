import type { Arguments } from '../arguments.ts';
/** The work of `watch`. @returns the exit status */
export declare function watchObjects(args: Arguments): Promise<number>;
