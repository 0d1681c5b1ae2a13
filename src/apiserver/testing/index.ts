export type { Snapshot } from './snapshots.ts';
export * from './start_test_server.ts';
