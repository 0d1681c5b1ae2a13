export * from './conditions.ts';
export * from './readiness.ts';
export * from './retry_watcher.ts';
export * from './until.ts';
