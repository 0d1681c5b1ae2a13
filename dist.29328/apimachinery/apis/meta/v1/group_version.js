import { GroupKind, GroupResource, GroupVersion, GroupVersionKind, GroupVersionResource, } from '#apimachinery/runtime/schema/group_version';
/**
 * `deployments.apps`, or `pods` for the core group. `<nil>` for undefined, as in Go.
 * Mirrors Go's method `GroupResource.String`.
 */
export function groupResourceToString(gr) {
    return gr ? new GroupResource(gr).toString() : '<nil>';
}
/** `apps/v1, Resource=deployments`. `<nil>` for undefined, as in Go. Mirrors Go's method `GroupVersionResource.String`. */
export function groupVersionResourceToString(gvr) {
    return gvr ? new GroupVersionResource(gvr).toString() : '<nil>';
}
/**
 * `Deployment.apps`, or `Pod` for the core group. `<nil>` for undefined, as in Go.
 * Mirrors Go's method `GroupKind.String`.
 */
export function groupKindToString(gk) {
    return gk ? new GroupKind(gk).toString() : '<nil>';
}
/** `apps/v1, Kind=Deployment`. Mirrors Go's method `GroupVersionKind.String`. */
export function groupVersionKindToString(gvk) {
    return new GroupVersionKind(gvk).toString();
}
/** `apps/v1`, or `v1` for the core group: also the wire form of Go's `metav1.GroupVersion`. */
export function groupVersionToString(gv) {
    return new GroupVersion(gv).toString();
}
