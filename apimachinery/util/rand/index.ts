// Go's Seed has no counterpart: whoever wants the same numbers again hands in a source of their own.
export * from './integers.ts';
export * from './random_source.ts';
export * from './string.ts';
