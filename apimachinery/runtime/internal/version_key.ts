import type { GroupVersionLike } from '../schema/group_version.ts';

/** A group and version as a key of a map. */
export function versionKey({ group, version }: GroupVersionLike): string {
  return `${group}/${version}`;
}
