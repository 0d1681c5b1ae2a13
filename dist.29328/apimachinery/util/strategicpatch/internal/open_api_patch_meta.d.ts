import type { OpenAPISchema } from '../open_api.ts';
import type { LookupPatchMeta, PatchLookup, PatchMeta } from '../patch_meta.ts';
/** Reads the extensions of a field's schema. */
export declare function patchMetaOf(schema: OpenAPISchema): PatchMeta;
/** For values without a schema: objects are merged, lists replaced. */
export declare class AnythingMeta implements LookupPatchMeta {
    lookupPatchMetadataForStruct(_key: string): PatchLookup;
    lookupPatchMetadataForSlice(key: string): PatchLookup;
    name(): string;
}
/** An own property, as names may collide with Object.prototype. */
export declare function entry<T>(map: {
    readonly [name: string]: T;
} | undefined, name: string): T | undefined;
/** A longer chain of references is taken for a cycle. */
export declare const MAX_REFERENCES = 100;
