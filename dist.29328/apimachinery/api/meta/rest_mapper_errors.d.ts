import type { GroupKindLike, GroupVersionKindLike, GroupVersionResourceLike } from '../../runtime/schema/group_version.ts';
import { GroupKind, GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.ts';
import type { PartialResource } from './rest_mapper.ts';
/** The candidates of an ambiguous name. */
export interface Matches {
    readonly resources?: readonly GroupVersionResourceLike[];
    readonly kinds?: readonly GroupVersionKindLike[];
}
/** A resource, usually partial, matches more than one. Mirrors Go's `meta.AmbiguousResourceError`. */
export declare class AmbiguousResourceError extends Error {
    readonly code = "ERR_AMBIGUOUS_RESOURCE";
    readonly partialResource: GroupVersionResource;
    readonly matchingResources: readonly GroupVersionResource[];
    readonly matchingKinds: readonly GroupVersionKind[];
    constructor(partialResource: PartialResource, { resources, kinds }?: Matches);
}
/** A kind, usually without a version, matches more than one. Mirrors Go's `meta.AmbiguousKindError`. */
export declare class AmbiguousKindError extends Error {
    readonly code = "ERR_AMBIGUOUS_KIND";
    readonly partialKind: GroupVersionKind;
    readonly matchingResources: readonly GroupVersionResource[];
    readonly matchingKinds: readonly GroupVersionKind[];
    constructor(partialKind: Partial<GroupVersionKindLike>, { resources, kinds }?: Matches);
}
/** The resource is unknown. Mirrors Go's `meta.NoResourceMatchError`. */
export declare class NoResourceMatchError extends Error {
    readonly code = "ERR_NO_RESOURCE_MATCH";
    readonly partialResource: GroupVersionResource;
    constructor(partialResource: PartialResource);
}
/** The kind is unknown, in any version or in those requested. Mirrors Go's `meta.NoKindMatchError`. */
export declare class NoKindMatchError extends Error {
    readonly code = "ERR_NO_KIND_MATCH";
    readonly groupKind: GroupKind;
    /** Empty when any version was acceptable. */
    readonly searchedVersions: readonly string[];
    constructor(groupKind: GroupKindLike, searchedVersions?: readonly string[]);
}
/** The name of the requested resource is missing. */
export declare class MissingResourceError extends Error {
    readonly code = "ERR_MISSING_RESOURCE";
    constructor(resource: PartialResource);
}
/** A resource has no singular, or more than one. */
export declare class SingularError extends Error {
    readonly code = "ERR_SINGULAR";
    readonly resource: string;
    constructor(message: string, resource: string);
}
/** Whether an error is, or wraps, one for an unknown resource or kind. Mirrors Go's `meta.IsNoMatchError`. */
export declare function isNoMatchError(err: unknown): boolean;
/** Whether an error is, or wraps, one for an ambiguous resource or kind. Mirrors Go's `meta.IsAmbiguousError`. */
export declare function isAmbiguousError(err: unknown): boolean;
