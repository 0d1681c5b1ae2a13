export * from './garbage_collector.ts';
export type { CollectedResource } from './collected_resource.ts';
export { Term } from '../controllers/term.ts';
