// Go's AggregateGoroutines has no counterpart: use `Promise.allSettled`, and newAggregate for the rejections.
export * from './aggregate.ts';
export * from './filter_out.ts';
export * from './message_count_map.ts';
export * from './precondition.ts';
