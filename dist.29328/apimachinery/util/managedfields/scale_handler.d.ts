import type { ManagedFieldsEntry } from '../../apis/meta/v1/zz_generated.types.ts';
import { type Path } from '../structuredmergediff/fieldpath/index.ts';
/**
 * For each apiVersion of a resource, the path of its replicas, which must be a leaf; null for a custom resource without
 * one. Mirrors Go's `managedfields.ResourcePathMappings`.
 */
export type ResourcePathMappings = ReadonlyMap<string, Path | null>;
/**
 * Turns managedFields of a resource into those of its scale subresource, and back. Mirrors Go's
 * `managedfields.ScaleHandler`.
 */
export declare class ScaleHandler {
    private readonly parentEntries;
    private readonly apiVersion;
    private readonly mappings;
    /**
     * @param parentEntries the managedFields of the resource
     * @param apiVersion the version of the resource under which changes through the subresource are recorded
     */
    constructor(parentEntries: readonly ManagedFieldsEntry[], apiVersion: string, mappings: ResourcePathMappings);
    /**
     * The entries of managers that own the replicas, translated to the subresource. Mirrors Go's
     * `ScaleHandler.ToSubresource`.
     * @throws {ManagedFieldsError}
     */
    toSubresource(): ManagedFieldsEntry[] | undefined;
    /**
     * The entries of the resource after a change of the subresource: its owners of the replicas own them here too.
     * Entries of versions without a mapping are dropped. Mirrors Go's `ScaleHandler.ToParent`.
     * @throws {ManagedFieldsError}
     */
    toParent(scaleEntries: readonly ManagedFieldsEntry[]): ManagedFieldsEntry[] | undefined;
}
