import type { MatchResources } from '#api/admissionregistration/v1/zz_generated.types';
import type { GroupVersionKindLike, GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { Attributes } from '../request/attributes.ts';
import type { ObjectInterfaces } from '../request/object_interfaces.ts';
import { type FindNamespace } from './selectors.ts';
/** As what a policy sees a request. */
export interface Match {
    readonly resource: GroupVersionResourceLike;
    readonly kind: GroupVersionKindLike;
}
/**
 * As what a request matches the constraints of a policy or a binding; undefined when it doesn't. Mirrors Go's
 * `matching.Matcher.Matches`.
 * @throws {StatusError} when a selector is wrong or the namespace is not there, and everything else matches
 */
export declare function matchResources(constraints: MatchResources, attributes: Attributes, interfaces: ObjectInterfaces, findNamespace: FindNamespace): Promise<Match | undefined>;
