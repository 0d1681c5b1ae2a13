import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { type GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { EndpointRestrictions } from '#apimachinery/runtime/serializer/negotiation';
import type { ResourceScope } from '../served_resource.ts';
/** What a client may have made of objects: tables and mere metadata. */
export declare const restrictions: EndpointRestrictions;
/** Makes of an object or list what was asked for. */
export type Transform = (object: RuntimeObject) => RuntimeObject;
/**
 * How objects are given to a client. Mirrors `doTransformObject` of Go's handlers.
 * @param target a kind of `meta.k8s.io`; undefined: the objects themselves
 * @throws {StatusError} 400 for wrong options of a table
 */
export declare function transformFor(resource: ResourceScope, target: GroupVersionKind | undefined, query: URLSearchParams): Transform;
