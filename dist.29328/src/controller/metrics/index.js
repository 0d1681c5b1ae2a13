export * from './controller_metrics.js';
export * from './metric.js';
export * from './registry.js';
