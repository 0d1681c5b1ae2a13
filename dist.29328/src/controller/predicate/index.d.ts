export * from './combine.ts';
export * from './predicate.ts';
export * from './predicates.ts';
