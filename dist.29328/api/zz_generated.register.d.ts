import type { Scheme } from '../apimachinery/runtime/scheme.ts';
/** The Kubernetes version whose API this is. */
export declare const kubernetesVersion = "1.37";
/** Adds every Kind of every group to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
