export * from './combine.js';
export * from './predicate.js';
export * from './predicates.js';
