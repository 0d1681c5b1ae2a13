export * from './event_broadcaster.js';
export * from './event_recorder.js';
export * from './event_sink.js';
export * from './field_selector.js';
