import type { GroupKindLike, GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.ts';
import { type PartialResource, type RESTMapper, type RESTMapping, type ResettableRESTMapper } from './rest_mapper.ts';
/** Combines mappers: all are asked, and their answers are merged. Mirrors Go's `meta.MultiRESTMapper`. */
export declare class MultiRESTMapper implements ResettableRESTMapper {
    readonly mappers: readonly RESTMapper[];
    constructor(mappers: Iterable<RESTMapper>);
    resourcesFor(resource: PartialResource): GroupVersionResource[];
    kindsFor(resource: PartialResource): GroupVersionKind[];
    resourceFor(resource: PartialResource): GroupVersionResource;
    kindFor(resource: PartialResource): GroupVersionKind;
    /** The one mapping of all mappers, even if others fail. */
    restMapping(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping;
    restMappings(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping[];
    /**
     * The answer of the first mapper that has one; otherwise throws the last error. Without mappers, the empty string.
     */
    resourceSingularizer(resource: string): string;
    reset(): void;
    toString(): string;
    /** The mappers' answers. No-match errors are skipped; others are collected or, without a list, thrown. */
    private answers;
}
