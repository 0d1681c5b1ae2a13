import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';

/** A text that no other resource or kind has. Group, version and name may hold any character. */
export function keyOf(value: GroupVersionLike & ({ readonly resource: string } | { readonly kind: string })): string {
  return JSON.stringify([value.group, value.version, 'resource' in value ? value.resource : value.kind]);
}
