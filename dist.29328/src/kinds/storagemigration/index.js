export { checkStorageVersionMigration } from './storage_version_migration.js';
