import type { PodSpec } from '#api/core/v1/zz_generated.structs';
import { type Check, type CheckedPod, type Violation } from './checked_pod.ts';
/** What `baseline` forbids, in the order in which Go reports it. Mirrors Go's `policy.DefaultChecks`. */
export declare const baselineChecks: readonly Check[];
export declare function badCapabilities(spec: PodSpec, isAllowed: (capability: string) => boolean): string | undefined;
export declare function procMount({ spec }: CheckedPod): Violation | undefined;
/** @param isDemanded whether each container must have a profile, its own or that of the Pod */
export declare function seccompProfile({ spec }: CheckedPod, isDemanded: boolean): Violation | undefined;
