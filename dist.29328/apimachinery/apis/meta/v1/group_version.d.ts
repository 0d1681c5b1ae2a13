import type { GroupKindLike, GroupResourceLike, GroupVersionKindLike, GroupVersionLike, GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
/**
 * `deployments.apps`, or `pods` for the core group. `<nil>` for undefined, as in Go.
 * Mirrors Go's method `GroupResource.String`.
 */
export declare function groupResourceToString(gr: GroupResourceLike | undefined): string;
/** `apps/v1, Resource=deployments`. `<nil>` for undefined, as in Go. Mirrors Go's method `GroupVersionResource.String`. */
export declare function groupVersionResourceToString(gvr: GroupVersionResourceLike | undefined): string;
/**
 * `Deployment.apps`, or `Pod` for the core group. `<nil>` for undefined, as in Go.
 * Mirrors Go's method `GroupKind.String`.
 */
export declare function groupKindToString(gk: GroupKindLike | undefined): string;
/** `apps/v1, Kind=Deployment`. Mirrors Go's method `GroupVersionKind.String`. */
export declare function groupVersionKindToString(gvk: GroupVersionKindLike): string;
/** `apps/v1`, or `v1` for the core group: also the wire form of Go's `metav1.GroupVersion`. */
export declare function groupVersionToString(gv: GroupVersionLike): string;
