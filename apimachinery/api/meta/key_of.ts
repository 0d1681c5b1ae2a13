import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';

/** A unique key for a resource or kind. Group, version and name may contain any character. */
export function keyOf(value: GroupVersionLike & ({ readonly resource: string } | { readonly kind: string })): string {
  return JSON.stringify([value.group, value.version, 'resource' in value ? value.resource : value.kind]);
}
