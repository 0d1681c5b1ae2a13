export * from './event_broadcaster.ts';
export * from './event_recorder.ts';
export * from './event_sink.ts';
export * from './field_selector.ts';
