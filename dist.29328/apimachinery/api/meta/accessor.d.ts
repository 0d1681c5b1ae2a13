import { type Common, type ListInterface } from '../../apis/meta/v1/list.ts';
import { type Object as MetaObject } from '../../apis/meta/v1/object.ts';
import { PartialObjectMetadata } from '../../apis/meta/v1/zz_generated.types.ts';
/** An object lacks the metadata that was asked for. The message is Go's. */
export declare class AccessorError extends TypeError {
    readonly code = "ERR_ACCESSOR";
    constructor(message: string);
}
/**
 * Access to the metadata of an object by methods: the object itself, if it has them. A plain object with `metadata` is
 * accepted too, both as an object and as a list, like Go's Unstructured. Setters change the object. Mirrors Go's
 * `meta.Accessor`.
 * @throws AccessorError for lists, and for objects without metadata
 */
export declare function accessor(obj: object): MetaObject;
/**
 * Access to the metadata of a list by methods: the list itself, if it has them. A plain object with `metadata` is
 * accepted too, so access does not imply that the object is a list: use {@link isListType} for that. Mirrors Go's
 * `meta.ListAccessor`.
 * @throws AccessorError for objects that are not lists or have no metadata
 */
export declare function listAccessor(obj: object): ListInterface;
/**
 * Access to what objects and lists share: resourceVersion and selfLink. Mirrors Go's `meta.CommonAccessor`.
 * @throws AccessorError for objects without metadata
 */
export declare function commonAccessor(obj: object): Common;
/**
 * An object reduced to its metadata: a shallow copy, whose values are shared. Mirrors Go's
 * `meta.AsPartialObjectMetadata`.
 * @throws AccessorError for lists, and for objects without metadata
 */
export declare function asPartialObjectMetadata(obj: object): PartialObjectMetadata;
