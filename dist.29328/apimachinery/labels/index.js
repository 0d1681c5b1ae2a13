export * from './compare.js';
export * from './compile.js';
export * from './convert.js';
export * from './parse.js';
export { byKey, newRequirement, Requirement, Requirements } from './requirement.js';
export { everything, matchesNothing, newSelector, nothing } from './selector.js';
export * from './selector_from_set.js';
export * from './selector_syntax_error.js';
export * from './set.js';
