/** Files can't be written. The message is for people. */
export declare class OutputError extends Error {
    readonly code = "ERR_OUTPUT";
    constructor(message: string);
}
/** An output folder. Never writes outside of it, whatever file names and links it contains. */
export declare class OutputFolder {
    #private;
    /**
     * @param force overwrite existing files
     * @throws OutputError when the folder can't be created
     */
    constructor(path: string, force: boolean);
    /**
     * Writes a file.
     * @param name its path within the folder
     * @param source the file it is made of
     * @throws OutputError when it already exists, or can't be written
     */
    write(name: string, content: string | Uint8Array, source: string): void;
}
