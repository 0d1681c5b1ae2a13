export * from './escape.ts';
export * from './parse_selector.ts';
export * from './selector.ts';
export * from './set.ts';
export { andSelectors, everything, nothing, oneTermEqualSelector, oneTermNotEqualSelector, selectorFromSet, } from './terms.ts';
