export { deepDerivative } from './deep_derivative.js';
export { deepEqual } from './deep_equal.js';
export { Semantic } from './semantic.js';
