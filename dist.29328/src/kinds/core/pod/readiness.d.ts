import { type ReadinessOf, type WithConditions } from '../../aspects/readiness.ts';
/** The Pod runs and answers its readiness probes. */
export declare function isPodReady(pod: WithConditions | undefined): boolean;
/** The Pod's containers have been started, or it has ended already. */
export declare function isPodRunning(pod: {
    readonly status?: {
        readonly phase?: string | undefined;
    } | undefined;
} | undefined): boolean;
/** All containers of the Pod have ended, well or not. */
export declare function isPodCompleted(pod: {
    readonly status?: {
        readonly phase?: string | undefined;
    } | undefined;
} | undefined): boolean;
export declare const podReadiness: ReadinessOf<WithConditions & {
    readonly status?: {
        readonly phase?: string;
    };
}>;
