import type { Arguments } from '../arguments.ts';
/** The work of `convert`. @returns the exit status @throws OutputError */
export declare function convertFiles(args: Arguments): Promise<number>;
