import type { Struct } from '#engine/schema/descriptor';
import type { LookupPatchMeta, PatchLookup, PatchMeta } from './patch_meta.ts';
/** The descriptor of a type: a Kind class (`Pod`) or a struct (`PodSpec`). */
export type DataStruct = Pick<Struct, 'type' | 'fields'>;
/** A type as Go's reflection sees it. */
interface GoType {
    /** `struct`, `map`, `slice`, `string`, `int32`, ... */
    readonly kind: string;
    /** Of a struct, its name without the package. */
    readonly name: string;
    /** Of a slice. */
    readonly element?: GoType;
    /** Of a struct. */
    readonly fields?: () => ReadonlyMap<string, FieldMeta>;
    readonly isPointer: boolean;
}
interface FieldMeta {
    readonly type: GoType;
    readonly patchMeta: PatchMeta;
}
/**
 * How the fields of an API type are patched, by its descriptor. Mirrors Go's `strategicpatch.PatchMetaFromStruct`,
 * which reads them from struct tags.
 */
export declare class PatchMetaFromStruct implements LookupPatchMeta {
    #private;
    /** @internal */
    constructor(type: GoType);
    lookupPatchMetadataForStruct(key: string): PatchLookup;
    lookupPatchMetadataForSlice(key: string): PatchLookup;
    /** The kind of Go type: `struct`. */
    name(): string;
}
/**
 * How the fields of a Kind or struct are patched. Mirrors Go's `strategicpatch.NewPatchMetaFromStruct`.
 * @throws MergePatchError when the argument is no descriptor of a struct
 */
export declare function newPatchMetaFromStruct(dataStruct: DataStruct): PatchMetaFromStruct;
export {};
