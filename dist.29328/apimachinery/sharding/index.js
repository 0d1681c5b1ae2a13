export * from './hash.js';
export * from './parse.js';
export { everything, hexLess, newSelector, resolveFieldValue, } from './selector.js';
export * from './sharding_error.js';
