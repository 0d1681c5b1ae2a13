/** What comes of files, as they are now. */
export interface Followed<T> {
    readonly current: T;
}
/** Files that are read again when they change. Once broken, what they were before counts until they are right again. */
export declare class FollowedFiles {
    #private;
    /** @param tell takes what is wrong with a file that has changed, as a line */
    constructor(tell: (line: string) => void);
    /**
     * Makes something of files, now and whenever they change.
     * @param changed called with each that is created later
     * @throws whatever `make` throws now
     */
    follow<T>(paths: readonly string[], make: () => T, changed?: (made: T) => void): Followed<T>;
    close(): void;
}
