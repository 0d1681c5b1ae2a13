import type { GroupKindLike, GroupVersionKindLike, GroupVersionLike, GroupVersionResourceLike } from '../../runtime/schema/group_version.ts';
import { GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.ts';
import type { PartialResource, RESTMapper, RESTMapping } from './rest_mapper.ts';
import type { RESTScope } from './rest_scope.ts';
/**
 * Maps the kinds and resources added to it. Mirrors Go's `meta.DefaultRESTMapper`.
 *
 * Differs from Go: ties are resolved in insertion order; in Go the order is random.
 */
export declare class DefaultRESTMapper implements RESTMapper {
    private readonly defaults;
    private readonly resources;
    private readonly kinds;
    private readonly plurals;
    /** @param defaultGroupVersions the versions to consider when none is asked for, preferred first */
    constructor(defaultGroupVersions?: readonly GroupVersionLike[]);
    /** Adds a kind with the resource names guessed by {@link unsafeGuessKindToResource}. */
    add(kind: GroupVersionKindLike, scope: RESTScope): void;
    /** Adds a kind with its resource names, replacing earlier entries of the same names. */
    addSpecific(kind: GroupVersionKindLike, plural: GroupVersionResourceLike, singular: GroupVersionResourceLike, scope: RESTScope): void;
    resourcesFor(input: PartialResource): GroupVersionResource[];
    resourceFor(resource: PartialResource): GroupVersionResource;
    kindsFor(input: PartialResource): GroupVersionKind[];
    kindFor(resource: PartialResource): GroupVersionKind;
    restMapping(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping;
    restMappings(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping[];
    resourceSingularizer(resourceType: string): string;
    toString(): string;
    /** Default versions first, in their order, then the others as they come; within a version by name. */
    private byPreference;
}
