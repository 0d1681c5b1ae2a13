import type { KindBase } from '../../runtime/kind_base.ts';
import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import { type GroupVersionLike } from '../../runtime/schema/group_version.ts';
import type { Scheme } from '../../runtime/scheme.ts';
/** Converts objects to query parameters and back, in a given version. Mirrors Go's `runtime.ParameterCodec`. */
export declare class ParameterCodec {
    readonly scheme: Scheme;
    constructor(scheme: Scheme);
    /**
     * Decodes parameters of version `from` into an object. Fields without a parameter are cleared; defaults of the scheme
     * are set. Does nothing without parameters.
     * @throws {ParameterError} for an invalid number or time
     * @throws {NotRegisteredError} when the object's class isn't registered, or has no kind in `from`
     * @throws {NotConvertibleError} when `from` has another class, and no conversion is registered
     */
    decodeParameters(parameters: URLSearchParams, from: GroupVersionLike, into: KindBase): void;
    /**
     * The parameters of an object, converted to a version first.
     * @throws {NotRegisteredError} when the object isn't registered, or its class has no such version
     */
    encodeParameters(object: RuntimeObject, to: GroupVersionLike): URLSearchParams;
}
