// Go's AggregateGoroutines has no counterpart: `Promise.allSettled` runs functions side by side, and newAggregate takes
// the reasons of those that failed.
export * from './aggregate.ts';
export * from './filter_out.ts';
export * from './message_count_map.ts';
export * from './precondition.ts';
