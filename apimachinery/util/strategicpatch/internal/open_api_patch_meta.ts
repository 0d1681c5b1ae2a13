import { errBadArgType } from '../../mergepatch/merge_patch_error.ts';
import type { OpenAPISchema } from '../open_api.ts';
import type { LookupPatchMeta, PatchLookup, PatchMeta } from '../patch_meta.ts';

/** What the extensions of a field's schema say. */
export function patchMetaOf(schema: OpenAPISchema): PatchMeta {
  const strategy = schema['x-kubernetes-patch-strategy'] as unknown;
  const mergeKey = schema['x-kubernetes-patch-merge-key'] as unknown;
  if (strategy !== undefined && typeof strategy !== 'string') throw errBadArgType('', strategy);
  if (mergeKey !== undefined && typeof mergeKey !== 'string') throw errBadArgType('', mergeKey);
  return { patchStrategies: strategy === undefined ? [] : strategy.split(','), patchMergeKey: mergeKey ?? '' };
}

/** Of values that the document says nothing about: objects are merged, lists replaced. */
export class AnythingMeta implements LookupPatchMeta {
  lookupPatchMetadataForStruct(_key: string): PatchLookup {
    return { schema: this, patchMeta: patchMetaOf({}) };
  }

  lookupPatchMetadataForSlice(key: string): PatchLookup {
    return this.lookupPatchMetadataForStruct(key);
  }

  name(): string {
    return 'Arbitrary value (primitive, object or array)';
  }
}

/** An own property: names of documents may be those of Object.prototype. */
export function entry<T>(map: { readonly [name: string]: T } | undefined, name: string): T | undefined {
  return map !== undefined && Object.hasOwn(map, name) ? map[name] : undefined;
}

/** More references in a row than anybody writes: they go in a circle. */
export const MAX_REFERENCES = 100;
