export type { KubeletClientOptions } from '../proxy/kubelets.ts';
export type { Snapshot } from './snapshots.ts';
export * from './start_test_server.ts';
export { type StorageTest, StorageTestError, type StorageTestOptions, storageTests } from './storage/storage_tests.ts';
