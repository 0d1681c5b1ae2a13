import type { GroupVersionLike } from '../schema/group_version.ts';
/** A group and version as a key of a map. */
export declare function versionKey({ group, version }: GroupVersionLike): string;
