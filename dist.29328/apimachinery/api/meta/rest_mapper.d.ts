import type { GroupKindLike, GroupVersionKind, GroupVersionResource, GroupVersionResourceLike } from '../../runtime/schema/group_version.ts';
import type { RESTScope } from './rest_scope.ts';
/** Where objects of a kind are read and written. Mirrors Go's `meta.RESTMapping`. */
export interface RESTMapping {
    readonly resource: GroupVersionResource;
    readonly groupVersionKind: GroupVersionKind;
    readonly scope: RESTScope;
}
/** A resource whose group and version are optional. */
export type PartialResource = Partial<GroupVersionResourceLike>;
/**
 * Maps resources to kinds and kinds to resources. Resources may be partial (without group or version) or singular.
 * Mirrors Go's `meta.RESTMapper`.
 *
 * Differs from Go: a mapper either answers or throws, never both.
 */
export interface RESTMapper {
    /** The one kind of a resource. @throws NoResourceMatchError AmbiguousResourceError */
    kindFor(resource: PartialResource): GroupVersionKind;
    /** All matching kinds, preferred first. @throws NoResourceMatchError */
    kindsFor(resource: PartialResource): GroupVersionKind[];
    /** The one matching resource, in the plural. @throws NoResourceMatchError AmbiguousResourceError */
    resourceFor(resource: PartialResource): GroupVersionResource;
    /** All matching resources, preferred first. @throws NoResourceMatchError */
    resourcesFor(resource: PartialResource): GroupVersionResource[];
    /**
     * The mapping of a kind, in the first of the versions that exists, otherwise in the preferred one. @throws
     * NoKindMatchError NoResourceMatchError AmbiguousKindError
     */
    restMapping(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping;
    /**
     * All mappings of a kind; if versions are given, only for the first that exists. @throws NoKindMatchError
     * NoResourceMatchError
     */
    restMappings(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping[];
    /** The singular of a resource: `pod`. @throws NoResourceMatchError SingularError */
    resourceSingularizer(resource: string): string;
}
/** A mapper with a cache that can be reset. Mirrors Go's `meta.ResettableRESTMapper`. */
export interface ResettableRESTMapper extends RESTMapper {
    reset(): void;
}
/** Resets a mapper that has a cache. Mirrors Go's `meta.MaybeResetRESTMapper`. */
export declare function maybeResetRESTMapper(mapper: RESTMapper): void;
