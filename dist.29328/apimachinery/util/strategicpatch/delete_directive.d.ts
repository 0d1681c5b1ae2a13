/**
 * An element of a patch that deletes an element of a merged list: `{ name: 'a', $patch: 'delete' }`.
 * Mirrors Go's `strategicpatch.CreateDeleteDirective`.
 */
export declare function createDeleteDirective(mergeKey: string, mergeKeyValue: unknown): Record<string, unknown>;
