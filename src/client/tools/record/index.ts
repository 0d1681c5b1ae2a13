export * from './event_aggregator.ts';
export * from './event_broadcaster.ts';
export * from './event_correlator.ts';
export * from './event_name.ts';
export * from './event_queue.ts';
export * from './event_recorder.ts';
export * from './event_sink.ts';
