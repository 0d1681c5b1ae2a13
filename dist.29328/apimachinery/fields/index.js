export * from './escape.js';
export * from './parse_selector.js';
export * from './selector.js';
export * from './set.js';
export { andSelectors, everything, nothing, oneTermEqualSelector, oneTermNotEqualSelector, selectorFromSet, } from './terms.js';
