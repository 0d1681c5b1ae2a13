import type { GroupKindLike, GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.ts';
import { MultiRESTMapper } from './multi_rest_mapper.ts';
import type { PartialResource, RESTMapping } from './rest_mapper.ts';
/**
 * Combines mappers: where a single answer is wanted, the first mapper that has one wins. Mirrors Go's
 * `meta.FirstHitRESTMapper`.
 *
 * Differs from Go: throws without mappers; Go returns empty answers.
 */
export declare class FirstHitRESTMapper extends MultiRESTMapper {
    resourceFor(resource: PartialResource): GroupVersionResource;
    kindFor(resource: PartialResource): GroupVersionKind;
    restMapping(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping;
    toString(): string;
    private firstAnswer;
}
