import { type ManagedFields, type Path } from '../fieldpath/index.ts';
/** A field that another manager owns. Mirrors Go's `merge.Conflict`. */
export interface Conflict {
    readonly manager: string;
    readonly path: Path;
}
/** An apply would change fields that others own. The message is Go's. Mirrors Go's `merge.Conflicts`. */
export declare class Conflicts extends Error {
    readonly code = "ERR_SMD_CONFLICT";
    readonly conflicts: readonly Conflict[];
    constructor(conflicts: readonly Conflict[]);
}
/** The paths in conflict with each manager, sorted by manager. */
export declare function groupByManager(conflicts: readonly Conflict[]): [manager: string, paths: string[]][];
/**
 * A conflict for each field of each manager. Sorted by manager, then in set order; Go's order is random. Mirrors Go's
 * `merge.ConflictsFromManagers`.
 */
export declare function conflictsFromManagers(managers: ManagedFields): Conflict[];
