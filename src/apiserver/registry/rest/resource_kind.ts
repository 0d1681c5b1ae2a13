import type { GroupKindLike, GroupResourceLike } from '#apimachinery/runtime/schema/group_version';

/** What the registry knows of a resource. */
export interface ResourceKind {
  readonly group: string;
  /** The kind in error texts about its fields. */
  readonly kind: string;
  /** The plural name in paths: `pods`. */
  readonly resource: string;
  readonly namespaced: boolean;
}

/** The resource in error texts. */
export function groupResource({ group, resource }: ResourceKind): GroupResourceLike {
  return { group, resource };
}

/** The kind in error texts. */
export function groupKind({ group, kind }: ResourceKind): GroupKindLike {
  return { group, kind };
}
