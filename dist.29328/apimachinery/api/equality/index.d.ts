export { deepDerivative } from './deep_derivative.ts';
export { deepEqual } from './deep_equal.ts';
export { Semantic } from './semantic.ts';
