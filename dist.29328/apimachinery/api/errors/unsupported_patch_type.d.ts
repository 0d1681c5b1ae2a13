import { StatusError } from './status_error.ts';
/**
 * The error of a server that does not take patches of a type. Mirrors Go's `negotiation.NewUnsupportedMediaTypeError`.
 * @param accepted the types that it takes
 */
export declare function newUnsupportedPatchType(accepted: readonly string[]): StatusError;
