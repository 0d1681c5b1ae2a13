import type { Struct } from '#engine/schema/descriptor';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** Well-known values; others are possible. */
export type MigrationConditionType = 'Running' | 'Succeeded' | 'Failed' | (string & {});
/** Names the resource whose stored objects are rewritten. */
export interface StorageVersionMigrationSpec {
    /** Group and resource to migrate, without version. Immutable. */
    resource: metav1.GroupResource;
}
/** How far a migration has come. */
export interface StorageVersionMigrationStatus {
    /**
     * `Running`, `Succeeded` or `Failed`, by type. Done once one of the last two is `True`.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: metav1.Condition[];
    /** Resource version at which the controller first saw the migration. Objects written later need no rewriting. */
    resourceVersion?: string;
}
export declare const StorageVersionMigrationSpec: Struct<StorageVersionMigrationSpec>;
export declare const StorageVersionMigrationStatus: Struct<StorageVersionMigrationStatus>;
