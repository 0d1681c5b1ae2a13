import type { Operation } from './operation.ts';
/** Options of {@link applyPatch}. */
export interface ApplyOptions {
    /**
     * Maximum bytes of JSON that all `copy` operations together may add; default 3 MiB, as in an API server. Without a
     * limit, a few of them could exhaust memory.
     */
    readonly accumulatedCopySizeLimit?: number;
}
/**
 * Applies a JSON patch (RFC 6902) to an object or a list, which is not modified. As in an API server, negative indexes
 * count from the end, `replace` adds a missing key, `copy` of a missing key adds null. Mirrors the Apply method of
 * gopkg.in/evanphx/json-patch.v4's Patch, which Kubernetes uses.
 * @throws JSONPatchError when the patch is invalid or an operation fails; NotCopyableError on values that are not JSON
 */
export declare function applyPatch<T extends object>(document: T, patch: readonly Operation[], options?: ApplyOptions): T;
