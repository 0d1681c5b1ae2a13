import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
/** In capitals, as Go's servers write the ETag of discovery documents. */
export declare function sha512Hex(text: string): string;
/** Tells clients whether objects are still stored in the same version. Mirrors Go's `discovery.StorageVersionHash`. */
export declare function storageVersionHash({ group, version, kind }: GroupVersionKindLike): string;
