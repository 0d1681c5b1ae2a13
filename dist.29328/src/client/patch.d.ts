import { type PatchType } from '#apimachinery/types/patch_type';
/** A change to an object, in one of the ways that servers know. */
export interface Patch {
    readonly type: PatchType;
    /** JSON. */
    readonly data: string;
}
/** One step of a JSON patch (RFC 6902). */
export type JSONPatchOperation = {
    readonly op: 'add' | 'replace' | 'test';
    readonly path: string;
    readonly value: unknown;
} | {
    readonly op: 'remove';
    readonly path: string;
} | {
    readonly op: 'move' | 'copy';
    readonly from: string;
    readonly path: string;
};
/** Steps that are done all or none: with `test`, only if the object is as expected. */
export declare function jsonPatch(operations: readonly JSONPatchOperation[]): Patch;
/** Values to set; null removes a field, a list replaces the whole list (RFC 7386). */
export declare function mergePatch(changes: object): Patch;
/** As {@link mergePatch}, but lists are merged by their keys. For built-in Kinds only. */
export declare function strategicMergePatch(changes: object): Patch;
