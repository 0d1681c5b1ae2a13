export * from './hash.ts';
export * from './parse.ts';
export { everything, hexLess, newSelector, resolveFieldValue, type Selector, type ShardRangeRequirement, } from './selector.ts';
export * from './sharding_error.ts';
