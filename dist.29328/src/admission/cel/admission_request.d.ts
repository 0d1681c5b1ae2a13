import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersionKindLike, GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { Attributes } from '../request/attributes.ts';
/**
 * A request as expressions of policies see it, without its objects. What Go leaves out of JSON is left out. Mirrors Go's
 * `CreateAdmissionRequest`.
 */
export declare function admissionRequest(attributes: Attributes, resource: GroupVersionResourceLike, kind: GroupVersionKindLike): Readonly<Record<string, unknown>>;
/** A user as requests name it. */
export declare function userInfo(user: Attributes['user']): Readonly<Record<string, unknown>>;
/** The options of a request with their type. */
export declare function operationOptions(operation: Attributes['operation'], options: RuntimeObject): RuntimeObject;
