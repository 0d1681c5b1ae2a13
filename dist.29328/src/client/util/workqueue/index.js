export * from './delaying_queue.js';
export * from './priority_queue.js';
export * from './rate_limiters.js';
export * from './rate_limiting_queue.js';
export * from './work_queue.js';
