export * from './event_aggregator.ts';
export * from './event_broadcaster.ts';
export * from './event_correlator.ts';
export * from './event_name.ts';
