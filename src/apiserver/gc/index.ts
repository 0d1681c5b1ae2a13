export * from './garbage_collector.ts';
export type { CollectedResource } from './collected_resource.ts';
