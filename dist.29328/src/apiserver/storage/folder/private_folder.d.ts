/**
 * Takes from others the rights to a folder of a store and to the files in it. A folder that holds something else stays as
 * it is, but for the store's own files: it may be somebody's working directory.
 * @param tell takes what was done, and what could not be, as a line
 */
export declare function keepPrivate(path: string, tell: (line: string) => void): Promise<void>;
