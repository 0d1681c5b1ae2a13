/** The content type of a patch request, which decides how the server applies the body. Mirrors Go's `types.PatchType`. */
export type PatchType = 'application/json-patch+json' | 'application/merge-patch+json' | 'application/strategic-merge-patch+json' | 'application/apply-patch+yaml' | 'application/apply-patch+cbor' | (string & {});
/** RFC 6902: a list of operations. */
export declare const JSONPatchType = "application/json-patch+json";
/** RFC 7386: an object whose members replace, and whose nulls delete. */
export declare const MergePatchType = "application/merge-patch+json";
/** Like a merge patch, but lists merge by the fields' patch strategies. Built-in kinds only. */
export declare const StrategicMergePatchType = "application/strategic-merge-patch+json";
/** Server-side apply, as JSON or YAML. The same as {@link ApplyYAMLPatchType}. */
export declare const ApplyPatchType = "application/apply-patch+yaml";
/** Server-side apply, as JSON or YAML. */
export declare const ApplyYAMLPatchType = "application/apply-patch+yaml";
/** Server-side apply, as CBOR. */
export declare const ApplyCBORPatchType = "application/apply-patch+cbor";
