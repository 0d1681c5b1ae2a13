/** A file to read. */
export interface Found {
    /** As shown to the user; `-` is standard input. */
    readonly path: string;
    /** Its path relative to the folder or pattern it was found by, for writing it elsewhere. */
    readonly name: string;
}
/** A path that can't be found or opened, and why. */
export interface Unreadable {
    readonly path: string;
    readonly reason: string;
}
export interface Finding {
    readonly files: Found[];
    readonly unreadable: Unreadable[];
}
/** The file names a command reads from folders. */
export interface FileNames {
    readonly pattern: RegExp;
    /** For the message when there are none: `.yaml, .yml or .json`. */
    readonly text: string;
}
export declare const MANIFESTS: FileNames;
/**
 * Resolves paths to files: files themselves, matching files of folders, matches of patterns, and `-`. Sorted within
 * each folder, without duplicates. Links are followed, but no folder is read twice.
 */
export declare function findFiles(paths: readonly string[], names?: FileNames): Finding;
