import { type ReadinessOf, type WithConditions } from '../../aspects/readiness.ts';
/** The Job has ended well. */
export declare function jobComplete(job: WithConditions | undefined): boolean;
/** The Job has ended, well or not. */
export declare function jobFinished(job: WithConditions | undefined): boolean;
export declare const jobReadiness: ReadinessOf<WithConditions>;
