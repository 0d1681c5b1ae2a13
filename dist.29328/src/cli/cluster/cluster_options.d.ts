import type { Arguments } from '../arguments.ts';
import type { Options } from '../option.ts';
/** The options that say which cluster is meant. Without one of them no command asks any. */
export declare const clusterOptions: Options;
/** Whether the command line names a cluster. */
export declare function namesCluster(args: Arguments): boolean;
/** @throws UsageError when the command line names no cluster */
export declare function checkCluster(args: Arguments, command: string): void;
/** An option in seconds. @returns milliseconds @throws UsageError */
export declare function secondsOf(args: Arguments, name: string): number | undefined;
