import type { GroupVersionKindLike } from '../../runtime/schema/group_version.ts';
import { GroupVersionResource } from '../../runtime/schema/group_version.ts';
/** Result of {@link unsafeGuessKindToResource}. */
export interface GuessedResource {
    readonly plural: GroupVersionResource;
    readonly singular: GroupVersionResource;
}
/**
 * Guesses the resource of a kind. The rules for plurals are often wrong: `Gateway` becomes `gatewaies`. Kubernetes' own
 * kinds are in `kubetyped/api/rest_mapper`; for others ask the server. An empty kind yields empty resources. Mirrors
 * Go's `meta.UnsafeGuessKindToResource`.
 */
export declare function unsafeGuessKindToResource(kind: GroupVersionKindLike): GuessedResource;
