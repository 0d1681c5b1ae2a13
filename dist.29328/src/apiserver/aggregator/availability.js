import { now } from '#apimachinery/apis/meta/v1/time';
import { copy } from '#engine/verbs/copy';
const TYPE = 'Available';
/** This server serves it itself. */
export const LOCAL = {
    status: 'True',
    reason: 'Local',
    message: 'Local APIServices are always available',
};
export const PASSED = { status: 'True', reason: 'Passed', message: 'all checks passed' };
/** What is known of an APIService; undefined: nothing yet. */
export function availabilityOf({ status }) {
    return status?.conditions?.find(({ type }) => type === TYPE);
}
/** Whether requests can be passed on. */
export function isAvailable(service) {
    return availabilityOf(service)?.status === 'True';
}
/** Whether an APIService says so already. */
export function saysSo(service, { status, reason, message }) {
    const said = availabilityOf(service);
    return said?.status === status && said.reason === reason && said.message === message;
}
/** The APIService with the condition; `lastTransitionTime` changes with `status` alone. */
export function withAvailability(service, wanted) {
    const changed = copy(service);
    const conditions = changed.status?.conditions ?? [];
    const before = availabilityOf(changed);
    const since = before?.status === wanted.status ? before.lastTransitionTime : undefined;
    const condition = { type: TYPE, ...wanted, lastTransitionTime: since ?? now() };
    const isNew = before === undefined;
    changed.status = {
        ...changed.status,
        conditions: isNew ? [...conditions, condition] : conditions.map((each) => (each === before ? condition : each)),
    };
    return changed;
}
