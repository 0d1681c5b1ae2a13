export * from './controller_metrics.ts';
export * from './metric.ts';
export * from './registry.ts';
