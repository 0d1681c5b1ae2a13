/** RFC 6902: a list of operations. */
export const JSONPatchType = 'application/json-patch+json';
/** RFC 7386: an object whose members replace, and whose nulls delete. */
export const MergePatchType = 'application/merge-patch+json';
/** Like a merge patch, but lists merge by the fields' patch strategies. Built-in kinds only. */
export const StrategicMergePatchType = 'application/strategic-merge-patch+json';
/** Server-side apply, as JSON or YAML. The same as {@link ApplyYAMLPatchType}. */
export const ApplyPatchType = 'application/apply-patch+yaml';
/** Server-side apply, as JSON or YAML. */
export const ApplyYAMLPatchType = 'application/apply-patch+yaml';
/** Server-side apply, as CBOR. */
export const ApplyCBORPatchType = 'application/apply-patch+cbor';
