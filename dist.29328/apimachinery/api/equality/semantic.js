import { deepDerivative } from './deep_derivative.js';
import { deepEqual } from './deep_equal.js';
/** Both comparisons under Go's name, `equality.Semantic.DeepEqual`. Mirrors Go's `equality.Semantic`. */
export const Semantic = {
    deepEqual,
    deepDerivative,
};
