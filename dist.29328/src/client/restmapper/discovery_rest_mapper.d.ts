import type { PartialResource, RESTMapper, RESTMapping } from '#apimachinery/api/meta/rest_mapper';
import type { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { type GroupKindLike, GroupResource } from '#apimachinery/runtime/schema/group_version';
import type { Client, InNamespace } from '../client.ts';
import type { APIGroupResources, Discovery } from '../discovery/discovery.ts';
import type { CallOptions } from '../options.ts';
import type { ResourceClient } from '../resource_client.ts';
/**
 * Finds the resources of kinds, and the kinds of resources, among what a server has: the preferred version where none is
 * said. Mirrors Go's `restmapper.NewDiscoveryRESTMapper`.
 */
export declare function newDiscoveryRESTMapper(groups: readonly APIGroupResources[]): RESTMapper;
/**
 * The resource that a short name stands for (`deploy`), as far as it is one. Of several the first counts. Mirrors Go's
 * `restmapper.NewShortcutExpander`.
 */
export declare function expandShortName(groups: readonly APIGroupResources[], resource: PartialResource): PartialResource;
/**
 * The resources of a category, such as `all`: each once, in the order of the groups. None for a category that there is not.
 * Mirrors Go's `restmapper.NewDiscoveryCategoryExpander`.
 */
export declare function expandCategory(groups: readonly APIGroupResources[], category: string): GroupResource[];
/**
 * A {@link newDiscoveryRESTMapper} that asks the server when it is first needed, and once more for what it doesn't know, as
 * a custom resource may have come. Mirrors Go's `restmapper.DeferredDiscoveryRESTMapper`.
 */
export declare class DeferredDiscoveryRESTMapper {
    #private;
    constructor(discovery: Discovery);
    /** Where a kind is found: in the first of the versions that there is, else in the preferred one. @throws NoKindMatchError */
    restMapping(gk: GroupKindLike, versions?: readonly string[], options?: CallOptions): Promise<RESTMapping>;
    /**
     * Where a resource is found that is named as for kubectl: `pods`, `pod`, `po`, `deployments.apps`, `deployments.v1.apps`.
     * @throws NoResourceMatchError AmbiguousResourceError
     */
    resourceMapping(name: string, options?: CallOptions): Promise<RESTMapping>;
    /** Where the resources of a category are found, such as `all`; empty for a category that there is not. */
    categoryMappings(category: string, options?: CallOptions): Promise<RESTMapping[]>;
    /** Forgets what the server has. */
    reset(): void;
}
/**
 * The client of the resource that objects with this `apiVersion` and `kind` belong to, without a class: to apply whatever
 * manifests say.
 * @param scope the namespace, for kinds that live in one
 * @throws NoKindMatchError
 */
export declare function unstructuredOf(client: Client, mapper: DeferredDiscoveryRESTMapper, { apiVersion, kind }: {
    readonly apiVersion: string;
    readonly kind: string;
}, { namespace }?: InNamespace): Promise<ResourceClient<Unstructured>>;
