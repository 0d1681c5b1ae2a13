export { Term } from '../controllers/controller.ts';
export * from './garbage_collector.ts';
export type { CollectedResource } from './graph.ts';
