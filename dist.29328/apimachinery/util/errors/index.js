// Go's AggregateGoroutines has no counterpart: use `Promise.allSettled`, and newAggregate for the rejections.
export * from './aggregate.js';
export * from './filter_out.js';
export * from './message_count_map.js';
export * from './precondition.js';
