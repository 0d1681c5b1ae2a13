import { hasCondition, type ReadinessOf, type WithConditions } from '../../aspects/readiness.ts';

/** The Job has ended well. */
export function jobComplete(job: WithConditions | undefined): boolean {
  return hasCondition('Complete')(job);
}

/** The Job has ended, well or not. */
export function jobFinished(job: WithConditions | undefined): boolean {
  return hasCondition('Complete')(job) || hasCondition('Failed')(job);
}

export const jobReadiness: ReadinessOf<WithConditions> = {
  of(job) {
    if (hasCondition('Failed')(job)) return 'failed';
    return jobComplete(job) ? 'ready' : 'waiting';
  },
};
