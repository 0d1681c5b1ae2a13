import type { ReadinessOf } from '../../aspects/readiness.ts';
export declare const persistentVolumeClaimReadiness: ReadinessOf<{
    readonly status?: {
        readonly phase?: string;
    };
}>;
