import type { StorageVersionMigration } from '#api/storagemigration/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
/** Mirrors `ValidateStorageVersionMigration` of kube-apiserver. */
export declare function checkStorageVersionMigration(faults: Faults, { metadata, spec }: StorageVersionMigration): void;
/** What has come to an end does not go on. Mirrors `ValidateStorageVersionMigrationStatusUpdate`. */
export declare function checkStorageVersionMigrationStatusUpdate(faults: Faults, migration: StorageVersionMigration, old: StorageVersionMigration): void;
export declare const storageVersionMigrationUpdateValidation: UpdateValidation<StorageVersionMigration>;
export declare const storageVersionMigrationColumns: readonly Column<StorageVersionMigration>[];
export declare const storageVersionMigrationStrategy: KindStrategy<StorageVersionMigration>;
