import { deepDerivative } from './deep_derivative.ts';
import { deepEqual } from './deep_equal.ts';
/** Both comparisons under Go's name, `equality.Semantic.DeepEqual`. Mirrors Go's `equality.Semantic`. */
export declare const Semantic: {
    readonly deepEqual: typeof deepEqual;
    readonly deepDerivative: typeof deepDerivative;
};
