// Go's Seed has no counterpart: for reproducible numbers, pass your own source.
export * from './integers.ts';
export * from './random_source.ts';
export * from './string.ts';
