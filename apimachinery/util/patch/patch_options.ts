import { newUnsupportedPatchType } from '../../api/errors/unsupported_patch_type.ts';
import { ApplyCBORPatchType, ApplyYAMLPatchType, JSONPatchType, MergePatchType } from '../../types/patch_type.ts';
import { ErrUnsupportedStrategicMergePatchFormat, MergePatchError } from '../mergepatch/merge_patch_error.ts';
import type { LookupPatchMeta } from '../strategicpatch/patch_meta.ts';
import type { DataStruct } from '../strategicpatch/patch_meta_from_struct.ts';
import { newPatchMetaFromStruct } from '../strategicpatch/patch_meta_from_struct.ts';

/**
 * How lists are merged; needed for strategic merge patches of plain objects. Objects of a Kind class have it built in.
 */
export interface PatchOptions {
  /** The Kind class, `corev1.Pod`, or a schema, `newPatchMetaFromOpenAPI(...)`. */
  readonly schema?: DataStruct | LookupPatchMeta;
}

/** What servers take of custom resources. */
const CUSTOM_PATCH_TYPES = [JSONPatchType, MergePatchType, ApplyYAMLPatchType, ApplyCBORPatchType];

/** The patch metadata of an object; undefined for custom resources, and objects without a class or schema. */
export function patchMetaFor(
  objects: readonly (object | undefined)[],
  { schema }: PatchOptions,
): LookupPatchMeta | undefined {
  if (schema !== undefined && 'lookupPatchMetadataForStruct' in schema) return schema;
  const type = schema ?? classOf(objects);
  return type === undefined || isCustom(type) ? undefined : newPatchMetaFromStruct(type);
}

/**
 * The same.
 * @throws {MergePatchError} when there is none
 * @throws {StatusError} the answer of a server, 415, for a custom resource
 */
export function requirePatchMeta(objects: readonly (object | undefined)[], options: PatchOptions): LookupPatchMeta {
  const meta = patchMetaFor(objects, options);
  if (meta !== undefined) return meta;
  const type = options.schema ?? classOf(objects);
  if (type !== undefined && isCustom(type)) throw newUnsupportedPatchType(CUSTOM_PATCH_TYPES);
  throw new MergePatchError(
    `${ErrUnsupportedStrategicMergePatchFormat} without a schema: give a Kind class, or take a merge patch`,
  );
}

/** The Kind class of the first object that has one. */
function classOf(objects: readonly (object | undefined)[]): DataStruct | undefined {
  for (const object of objects) {
    const type: unknown = object?.constructor;
    if (isKindClass(type)) return type;
  }
  return undefined;
}

function isKindClass(type: unknown): type is DataStruct {
  return typeof type === 'function' && 'fields' in type && Array.isArray(type.fields);
}

function isCustom(type: object): boolean {
  return 'custom' in type && type.custom === true;
}
