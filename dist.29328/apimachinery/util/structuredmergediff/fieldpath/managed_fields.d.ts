import type { Set } from './set.ts';
/** The fields that a manager owns. Mirrors Go's `fieldpath.VersionedSet`. */
export interface VersionedSet {
    readonly set: Set;
    /** The version the fields refer to: `apps/v1`. */
    readonly apiVersion: string;
    /** Whether the manager owns them by apply. */
    readonly applied: boolean;
}
/** What each manager owns. Mirrors Go's `fieldpath.ManagedFields`. */
export type ManagedFields = ReadonlyMap<string, VersionedSet>;
/** Whether the same managers own the same fields. Mirrors Go's `ManagedFields.Equals`. */
export declare function equalManagedFields(a: ManagedFields, b: ManagedFields): boolean;
/**
 * The difference: for each manager, the fields that only one side has. If the versions differ, everything the manager
 * has in `b`. Mirrors Go's `ManagedFields.Difference`.
 */
export declare function managedFieldsDifference(a: ManagedFields, b: ManagedFields): Map<string, VersionedSet>;
