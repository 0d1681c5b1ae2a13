export { Term } from '../controllers/controller.js';
export * from './garbage_collector.js';
