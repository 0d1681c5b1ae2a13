export * from './integers.ts';
export * from './random_source.ts';
export * from './string.ts';
