export * from './hash.ts';
export * from './parse.ts';
export * from './selector.ts';
export * from './sharding_error.ts';
