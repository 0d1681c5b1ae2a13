import { hasCondition } from '../../aspects/readiness.js';
/** The Job has ended well. */
export function jobComplete(job) {
    return hasCondition('Complete')(job);
}
/** The Job has ended, well or not. */
export function jobFinished(job) {
    return hasCondition('Complete')(job) || hasCondition('Failed')(job);
}
export const jobReadiness = {
    of(job) {
        if (hasCondition('Failed')(job))
            return 'failed';
        return jobComplete(job) ? 'ready' : 'waiting';
    },
};
