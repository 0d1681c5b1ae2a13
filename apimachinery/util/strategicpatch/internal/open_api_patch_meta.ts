import { errBadArgType } from '../../mergepatch/merge_patch_error.ts';
import type { OpenAPISchema } from '../open_api.ts';
import type { LookupPatchMeta, PatchLookup, PatchMeta } from '../patch_meta.ts';

/** Reads the extensions of a field's schema. */
export function patchMetaOf(schema: OpenAPISchema): PatchMeta {
  const strategy = schema['x-kubernetes-patch-strategy'] as unknown;
  const mergeKey = schema['x-kubernetes-patch-merge-key'] as unknown;
  if (strategy !== undefined && typeof strategy !== 'string') throw errBadArgType('', strategy);
  if (mergeKey !== undefined && typeof mergeKey !== 'string') throw errBadArgType('', mergeKey);
  return { patchStrategies: strategy === undefined ? [] : strategy.split(','), patchMergeKey: mergeKey ?? '' };
}

/** For values without a schema: objects are merged, lists replaced. */
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

/** An own property, as names may collide with Object.prototype. */
export function entry<T>(map: { readonly [name: string]: T } | undefined, name: string): T | undefined {
  return map !== undefined && Object.hasOwn(map, name) ? map[name] : undefined;
}

/** A longer chain of references is taken for a cycle. */
export const MAX_REFERENCES = 100;
