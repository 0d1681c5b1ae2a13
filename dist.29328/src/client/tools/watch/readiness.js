import { readinessOf } from '#src/kinds/readiness';
/**
 * Whether an object is ready, by what objects of its kind say: workloads are rolled out, Jobs have ended well, Pods are
 * ready. Of other kinds those with a condition Ready or Available are waited for, and the others ready as they are.
 * @param object as a server gives it, with `apiVersion` and `kind`; undefined for one that is not there
 */
export function readiness(object) {
    if (object === undefined)
        return 'waiting';
    const { apiVersion = '', kind = '' } = object;
    const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
    return readinessOf(group, kind)?.of(object) ?? byConditions(object);
}
function byConditions({ status }) {
    const own = status?.conditions?.find(({ type }) => type === 'Ready' || type === 'Available');
    return own === undefined || own.status === 'True' ? 'ready' : 'waiting';
}
