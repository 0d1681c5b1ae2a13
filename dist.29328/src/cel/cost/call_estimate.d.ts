import { type CallEstimate, type EstimatedNode, type SizeEstimator } from './estimator.ts';
/**
 * What a call costs that Kubernetes or a library knows; `undefined` for the language's own functions.
 * Mirrors the cost estimator of Kubernetes.
 */
export declare function estimateCall(name: string, overload: string, target: EstimatedNode | undefined, args: readonly EstimatedNode[], sizes: SizeEstimator): CallEstimate | undefined;
