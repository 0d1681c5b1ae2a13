/** Calls back when keys have lived their time. */
export declare class Expiry {
    #private;
    /** @param expired told the key and the revision of the write that gave it its time */
    constructor(expired: (key: string, revision: number) => void);
    /**
     * Takes a write of a key: what was said of it before counts no more.
     * @param milliseconds from now; undefined: it lives for ever
     */
    set(key: string, revision: number, milliseconds: number | undefined): void;
    /** When a key's time is over, in milliseconds since 1970; undefined: it lives for ever. */
    get(key: string): number | undefined;
    close(): void;
}
