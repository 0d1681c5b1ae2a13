import type { Checked } from '../checker/check.ts';
import { type SizeEstimator } from './estimator.ts';
import { type Range } from './range.ts';
/**
 * The least and the most that an expression can cost, before it ever runs. Mirrors cel-go's `checker.Cost` with the
 * estimator of Kubernetes; presence tests cost nothing.
 */
export declare function estimateCost(checked: Checked, sizes?: SizeEstimator): Range;
