export * from './compare.ts';
export * from './compile.ts';
export * from './convert.ts';
export * from './parse.ts';
export { byKey, newRequirement, Requirement, Requirements } from './requirement.ts';
export { everything, matchesNothing, newSelector, nothing, type Selector } from './selector.ts';
export * from './selector_from_set.ts';
export * from './selector_syntax_error.ts';
export * from './set.ts';
