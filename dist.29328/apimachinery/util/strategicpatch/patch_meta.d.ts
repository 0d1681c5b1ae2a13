/** How a field is patched. Mirrors Go's `strategicpatch.PatchMeta`. */
export interface PatchMeta {
    /** `merge`, `replace`, `retainKeys`; empty by default: maps are merged, lists replaced. */
    readonly patchStrategies: readonly string[];
    /** The key by which elements of a merged list are matched; empty when there is none. */
    readonly patchMergeKey: string;
}
/** How a field and its contents are patched. */
export interface PatchLookup {
    /** Of the field's value, or of the elements when it is a list. */
    readonly schema: LookupPatchMeta;
    readonly patchMeta: PatchMeta;
}
/**
 * Looks up how the fields of an object are patched. Mirrors Go's `strategicpatch.LookupPatchMeta`; both lookups return
 * the schema and the PatchMeta of a field at once.
 */
export interface LookupPatchMeta {
    /** For a field whose value is an object. @throws MergePatchError when there is no such field */
    lookupPatchMetadataForStruct(key: string): PatchLookup;
    /** For a field whose value is a list. @throws MergePatchError when there is no such field, or it is not a list */
    lookupPatchMetadataForSlice(key: string): PatchLookup;
    /** The name of the type, for error messages. */
    name(): string;
}
