import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { RESTStorage } from '../registry/rest_storage.ts';

/** A resource whose objects may own others, and be owned. */
export interface CollectedResource {
  readonly kind: GroupVersionKindLike;
  readonly namespaced: boolean;
  readonly store: RESTStorage;
}
