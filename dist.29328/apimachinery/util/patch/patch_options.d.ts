import type { LookupPatchMeta } from '../strategicpatch/patch_meta.ts';
import type { DataStruct } from '../strategicpatch/patch_meta_from_struct.ts';
/**
 * How lists are merged; needed for strategic merge patches of plain objects. Objects of a Kind class have it built in.
 */
export interface PatchOptions {
    /** The Kind class, `corev1.Pod`, or a schema, `newPatchMetaFromOpenAPI(...)`. */
    readonly schema?: DataStruct | LookupPatchMeta;
}
/** The patch metadata of an object; undefined for custom resources, and objects without a class or schema. */
export declare function patchMetaFor(objects: readonly (object | undefined)[], { schema }: PatchOptions): LookupPatchMeta | undefined;
/**
 * The same.
 * @throws {MergePatchError} when there is none
 * @throws {StatusError} the answer of a server, 415, for a custom resource
 */
export declare function requirePatchMeta(objects: readonly (object | undefined)[], options: PatchOptions): LookupPatchMeta;
