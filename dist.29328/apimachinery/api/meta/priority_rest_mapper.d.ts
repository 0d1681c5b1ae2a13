import type { GroupKindLike, GroupVersionKindLike, GroupVersionResourceLike } from '../../runtime/schema/group_version.ts';
import { GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.ts';
import { type PartialResource, type RESTMapper, type RESTMapping, type ResettableRESTMapper } from './rest_mapper.ts';
/** In a pattern of {@link PriorityRESTMapper}: any group. */
export declare const AnyGroup = "*";
/** In a pattern of {@link PriorityRESTMapper}: any version. */
export declare const AnyVersion = "*";
/** In a pattern of {@link PriorityRESTMapper}: any resource. */
export declare const AnyResource = "*";
/** In a pattern of {@link PriorityRESTMapper}: any kind. */
export declare const AnyKind = "*";
/** Options of a {@link PriorityRESTMapper}. */
export interface PriorityRESTMapperInit {
    /** The mapper to ask. */
    readonly delegate: RESTMapper;
    /** Resource patterns, preferred first. */
    readonly resourcePriority?: readonly GroupVersionResourceLike[];
    /** Kind patterns, preferred first. */
    readonly kindPriority?: readonly GroupVersionKindLike[];
}
/**
 * Chooses among the answers of another mapper where a single answer is wanted. Patterns are applied in turn until one
 * answer is left; a pattern that matches none is skipped. Mirrors Go's `meta.PriorityRESTMapper`.
 */
export declare class PriorityRESTMapper implements ResettableRESTMapper {
    readonly delegate: RESTMapper;
    readonly resourcePriority: readonly GroupVersionResource[];
    readonly kindPriority: readonly GroupVersionKind[];
    constructor({ delegate, resourcePriority, kindPriority }: PriorityRESTMapperInit);
    resourceFor(resource: PartialResource): GroupVersionResource;
    kindFor(resource: PartialResource): GroupVersionKind;
    /** Requested versions take precedence over all patterns. */
    restMapping(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping;
    restMappings(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping[];
    resourceSingularizer(resource: string): string;
    resourcesFor(resource: PartialResource): GroupVersionResource[];
    kindsFor(resource: PartialResource): GroupVersionKind[];
    reset(): void;
    toString(): string;
}
