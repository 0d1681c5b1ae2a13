export * from './delaying_queue.ts';
export type * from './interface.ts';
export type * from './metrics.ts';
export * from './priority_queue.ts';
export * from './rate_limiters.ts';
export * from './rate_limiting_queue.ts';
export type * from './taken.ts';
export * from './work_queue.ts';
