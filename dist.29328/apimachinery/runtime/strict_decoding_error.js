import { hasCode } from '#engine/text/has_code';
import { GroupVersionKind } from './schema/group_version.js';
/**
 * Strict decoding found unknown fields or duplicate keys. The object was decoded all the same.
 * Mirrors Go's `runtime.NewStrictDecodingError`.
 */
export class StrictDecodingError extends Error {
    code = 'ERR_STRICT_DECODING';
    /** What was found, one text each: `unknown field "spec.replica"`. */
    errors;
    /** The decoded object. */
    object;
    /** The kind that the data had. */
    gvk;
    /** The same with the place of each, as far as the errors are about fields. */
    faults;
    constructor(errors, object, gvk, faults = []) {
        super(`strict decoding error: ${errors.join(', ')}`);
        this.faults = faults;
        this.name = 'StrictDecodingError';
        this.errors = errors;
        this.object = object;
        this.gvk = gvk && new GroupVersionKind(gvk);
    }
}
/** Whether an error is a {@link StrictDecodingError}. Mirrors Go's `runtime.IsStrictDecodingError`. */
export function isStrictDecodingError(err) {
    return hasCode(err, 'ERR_STRICT_DECODING');
}
