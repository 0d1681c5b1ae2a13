import { ErrUnsupportedStrategicMergePatchFormat, MergePatchError } from '../mergepatch/merge_patch_error.ts';
import type { LookupPatchMeta } from '../strategicpatch/patch_meta.ts';
import { newPatchMetaFromStruct } from '../strategicpatch/patch_meta_from_struct.ts';
import type { DataStruct } from '../strategicpatch/patch_meta_from_struct.ts';

/**
 * How lists are merged; needed for strategic merge patches of plain objects. Objects of a Kind class have it built in.
 */
export interface PatchOptions {
  /** The Kind class, `corev1.Pod`, or a schema, `newPatchMetaFromOpenAPI(...)`. */
  readonly schema?: DataStruct | LookupPatchMeta;
}

/** The patch metadata of an object; undefined for custom resources without a schema. */
export function patchMetaFor(
  objects: readonly (object | undefined)[],
  { schema }: PatchOptions,
): LookupPatchMeta | undefined {
  if (schema !== undefined) return 'lookupPatchMetadataForStruct' in schema ? schema : newPatchMetaFromStruct(schema);
  for (const object of objects) {
    const type: unknown = object?.constructor;
    if (typeof type === 'function' && 'fields' in type && Array.isArray(type.fields))
      return newPatchMetaFromStruct(type as unknown as DataStruct);
  }
  return undefined;
}

/** The same. @throws MergePatchError when there is none */
export function requirePatchMeta(objects: readonly (object | undefined)[], options: PatchOptions): LookupPatchMeta {
  const meta = patchMetaFor(objects, options);
  if (meta === undefined)
    throw new MergePatchError(
      `${ErrUnsupportedStrategicMergePatchFormat} without a schema: give a Kind class, or take a merge patch`,
    );
  return meta;
}
