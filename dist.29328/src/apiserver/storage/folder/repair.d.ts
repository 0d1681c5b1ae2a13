import { type Damage } from './level_files.ts';
/** What is wrong with a database. */
export interface Inspection {
    readonly damage: readonly Damage[];
    /** Files that are part of it. */
    readonly files: readonly string[];
    /** The log that ends within a write: as after a power failure. */
    readonly torn: string | undefined;
}
/** Looks at each file of a database that nobody has open. @returns undefined when there is none */
export declare function inspect(path: string): Promise<Inspection | undefined>;
/** The last value of each key that can be read. */
export declare function salvage(path: string, files: readonly string[]): Promise<Map<string, Uint8Array>>;
/**
 * Keeps a copy of a database and takes it away, so that another one can be made. Until {@link endRepair} this can be
 * interrupted: {@link interruptedRepair} then says where the copy is.
 * @returns the folder of the copy
 */
export declare function beginRepair(path: string): Promise<string>;
/** @returns the folder of the copy, when a repair has begun and not ended */
export declare function interruptedRepair(path: string): Promise<string | undefined>;
/** @param report what was lost; undefined: nothing was, and the copy is of no more use */
export declare function endRepair(path: string, copy: string, report: string | undefined): Promise<void>;
/** What was lost and nobody has seen to. @throws {FolderError} when there is something */
export declare function checkLoss(path: string): Promise<void>;
