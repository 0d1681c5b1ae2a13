// Go's Seed has no counterpart: for reproducible numbers, pass your own source.
export * from './integers.js';
export * from './random_source.js';
export * from './string.js';
