import type { PatchType } from '../../types/patch_type.ts';
import type { PatchOptions } from './patch_options.ts';
/** The body of a PATCH request. */
export interface PatchBody {
    /** JSON. */
    readonly body: string;
    readonly contentType: PatchType;
    /** The patch changes nothing: there is no need to send it. Never so for server-side apply. */
    readonly isEmpty: boolean;
}
/** An unsupported patch type. */
export declare class PatchTypeError extends TypeError {
    readonly code = "ERR_PATCH_TYPE";
    readonly patchType: string;
    constructor(patchType: string, what: string);
}
/**
 * The patch that turns one object into the other, ready to send: `patchFor(before, after, StrategicMergePatchType)`.
 * With `ApplyYAMLPatchType` the body is all of `after` except managedFields, which a server would reject. An API server
 * accepts at most 10,000 operations in a JSON patch.
 * @param patchType a constant of `kubetyped/apimachinery/types`
 * @throws StatusError for a strategic merge patch of a custom resource, as a server answers; MergePatchError when its
 * kind is not known; PatchTypeError; NotCopyableError when an object contains values that are not JSON
 */
export declare function patchFor(before: object, after: object, patchType: PatchType, options?: PatchOptions): PatchBody;
