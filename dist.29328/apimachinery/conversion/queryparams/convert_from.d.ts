import type { KindClass } from '../../runtime/kind_class.ts';
/** An invalid value of a query parameter. The message is Go's. */
export declare class ParameterError extends Error {
    readonly code = "ERR_PARAMETER";
    /** The name of the parameter. */
    readonly parameter: string;
    /** The rejected value. */
    readonly value: string;
    constructor(message: string, parameter: string, value: string);
}
/**
 * Converts query parameters to an object. Of a repeated parameter the first counts, unless the field is a list. A
 * boolean is true unless `0` or `false` in any case; empty is true. Unknown parameters are ignored, as are fields other
 * than basic types, times and lists of these. `uid` and `resourceVersion` of DeleteOptions are its preconditions.
 * Mirrors the conversions from `url.Values` that Go registers for each type.
 * @returns an instance of the Kind class, without `apiVersion` and `kind`
 * @throws {ParameterError} for an invalid number or time
 */
export declare function convertFrom<T extends object>(params: URLSearchParams, type: KindClass<T>): T;
