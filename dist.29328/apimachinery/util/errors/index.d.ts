export * from './aggregate.ts';
export * from './filter_out.ts';
export * from './message_count_map.ts';
export * from './precondition.ts';
