import { PodReasonDeferred, PodReasonInfeasible, PodResizePending, ResourceCPU, ResourceHugePagesPrefix, ResourceMemory, } from './zz_generated.constants.js';
/**
 * The resources allowed in `spec.resources` of a pod; the last is a prefix. Mirrors Go's `SupportedPodLevelResources`
 * of component-helpers/resource.
 */
export function supportedPodLevelResources() {
    return [ResourceCPU, ResourceMemory, ResourceHugePagesPrefix];
}
/**
 * Whether the resource is allowed in `spec.resources` of a pod: cpu, memory and huge pages. Mirrors Go's
 * `IsSupportedPodLevelResource` of component-helpers/resource.
 */
export function isSupportedPodLevelResource(name) {
    return name === ResourceCPU || name === ResourceMemory || name.startsWith(ResourceHugePagesPrefix);
}
/**
 * Whether the pod has supported pod-level requests or limits. Mirrors Go's `IsPodLevelResourcesSet` of
 * component-helpers/resource.
 */
export function isPodLevelResourcesSet(pod) {
    return isPodLevelRequestsSet(pod) || isPodLevelLimitsSet(pod);
}
/** Whether the pod as a whole has requests that count. Mirrors Go's `IsPodLevelRequestsSet` of component-helpers/resource. */
export function isPodLevelRequestsSet(pod) {
    return hasSupported(pod.spec?.resources?.requests);
}
/** Whether the pod as a whole has limits that count. Mirrors Go's `IsPodLevelLimitsSet` of component-helpers/resource. */
export function isPodLevelLimitsSet(pod) {
    return hasSupported(pod.spec?.resources?.limits);
}
/** Whether the node can never resize the pod as it is wanted. Mirrors Go's `IsPodResizeInfeasible` of component-helpers/resource. */
export function isPodResizeInfeasible(pod) {
    return pendingReason(pod) === PodReasonInfeasible;
}
/** Whether the node can't resize the pod now. Mirrors Go's `IsPodResizeDeferred` of component-helpers/resource. */
export function isPodResizeDeferred(pod) {
    return pendingReason(pod) === PodReasonDeferred;
}
function hasSupported(list) {
    return Object.keys(list ?? {}).some(isSupportedPodLevelResource);
}
function pendingReason(pod) {
    return (pod.status?.conditions ?? []).find(({ type }) => type === PodResizePending)?.reason;
}
