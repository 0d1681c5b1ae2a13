export * from './event_aggregator.js';
export * from './event_broadcaster.js';
export * from './event_correlator.js';
export * from './event_name.js';
