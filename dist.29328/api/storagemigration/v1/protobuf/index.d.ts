export { codecs, StorageVersionMigration, StorageVersionMigrationList } from './zz_generated.pb.ts';
