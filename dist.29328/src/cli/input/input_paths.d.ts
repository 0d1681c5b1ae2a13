import type { FileNames, Finding, Unreadable } from './find_files.ts';
/**
 * The files for a command to read: those of its paths (in folders, files with matching names), or standard input
 * without any.
 * @throws UsageError when there are none and standard input is a terminal
 */
export declare function inputFiles(paths: readonly string[], names?: FileNames): Finding;
/** Reports on standard error what could not be read. */
export declare function complain({ path, reason }: Unreadable): void;
