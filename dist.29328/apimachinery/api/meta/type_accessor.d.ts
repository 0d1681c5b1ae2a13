import type { Type } from '../../apis/meta/v1/object.ts';
import type { RuntimeObject } from '../../runtime/runtime_object.ts';
/**
 * Access to `apiVersion` and `kind` of an object by methods. Setters change the object. Mirrors Go's `meta.TypeAccessor`.
 */
export declare function typeAccessor(obj: RuntimeObject): Type;
