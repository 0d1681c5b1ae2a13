import type { FieldTree } from '#engine/schema/field_tree';
/**
 * Fields that decoding leaves out. What they hold is not checked, not even when decoding strictly, apart from what the
 * format needs to find its end: JSON is cut before it is parsed where that is faster, Protobuf skips the bytes, CBOR too
 * if they are well-formed. (Entries of maps in Protobuf, and what goes into an Unstructured from CBOR, are read first.)
 */
export interface OmitOptions {
    /**
     * Leaves out `metadata.managedFields`, of the items of lists too. It saves memory, and time where managed fields are a
     * large part of the data, as in Pods.
     */
    readonly omitManagedFields?: boolean;
    /**
     * Leaves out the fields of these paths, of the items of lists too: names with dots between them, names with dots or
     * brackets of their own as JSON strings in brackets, `[*]` for the items of a list. For example `status.images`,
     * `metadata.annotations["kubectl.kubernetes.io/last-applied-configuration"]`, `spec.containers[*].env`.
     */
    readonly omit?: readonly string[];
}
/** The fields that options leave out; undefined for none. @throws FieldPathSyntaxError */
export declare function omittedFields({ omitManagedFields, omit }: OmitOptions): FieldTree | undefined;
