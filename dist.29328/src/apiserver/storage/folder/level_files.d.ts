/** What one write did to a key. */
export interface Entry {
    readonly key: string;
    /** Writes have ascending ones. */
    readonly sequence: number;
    /** undefined: it deleted the key. */
    readonly value: Uint8Array | undefined;
}
/** Something in a file that is not what was written. */
export interface Damage {
    /** What is damaged: for people. */
    readonly what: string;
    /** Whether it held entries, which are lost. */
    readonly isLoss: boolean;
}
/** What a file holds. */
export interface FileContents {
    readonly entries: Entry[];
    readonly damage: Damage[];
}
/**
 * What a table (`*.ldb`) holds, without blocks that are damaged.
 * @param name of the file, for messages
 * @param verifyOnly only looks for damage: there are no entries
 */
export declare function readTable(name: string, file: Uint8Array, verifyOnly?: boolean): FileContents;
/** What a log (`*.log`) holds, without records that are damaged. A write that is incomplete at its end is none. */
export declare function readLog(name: string, file: Uint8Array): FileContents & {
    readonly isTorn: boolean;
};
/** Which files make up the database. */
export interface Manifest {
    readonly tables: ReadonlySet<number>;
    /** Logs with this number or a later one have not become tables yet. */
    readonly log: number;
    readonly previousLog: number;
    /** Whether it ends within a change. */
    readonly isTorn: boolean;
}
/** @returns undefined when it is damaged */
export declare function readManifest(file: Uint8Array): Manifest | undefined;
