import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import type { GroupVersionKind } from '../../runtime/schema/group_version.ts';
import type { Scheme } from '../../runtime/scheme.ts';
import { type ParseableType, type TypedValue, type ValidationOptions } from '../structuredmergediff/typed/index.ts';
/** Finds the types of objects. Mirrors Go's `managedfields.TypeConverter`. */
export interface TypeConverter {
    /**
     * An object with its type.
     * @throws {ValidationErrors} when it isn't of that type
     * @throws {NoCorrespondingTypeError} when its apiVersion and kind have no type
     */
    objectToTyped(object: RuntimeObject, options?: ValidationOptions): TypedValue;
    /**
     * The object without its type.
     * @throws {FieldManagerError} when nothing is left of it
     */
    typedToObject(value: TypedValue): RuntimeObject;
    /**
     * What was merged as an object of its Kind, by Go's rules for such data: a null is absent, or the zero value in a list
     * or map, and every field can hold its value. Shares nothing with `object`. Left out where objects have no types of
     * their own: those of custom resources. Mirrors what Go's `Scheme.ConvertToVersion` does first with unstructured data.
     * @throws when a field can't hold its value
     */
    toKind?(object: RuntimeObject): RuntimeObject;
}
/** An apiVersion and kind have no type. */
export declare class NoCorrespondingTypeError extends Error {
    readonly code = "ERR_NO_CORRESPONDING_TYPE";
    readonly gvk: GroupVersionKind;
    constructor(gvk: GroupVersionKind);
}
/** A converter that looks up the type of each kind with a function. */
export declare function newTypeConverterFrom(find: (gvk: GroupVersionKind) => ParseableType): TypeConverter;
/**
 * For custom resources without a schema: maps are owned field by field, lists as a whole. Mirrors Go's
 * `managedfields.NewDeducedTypeConverter`.
 */
export declare function newDeducedTypeConverter(): TypeConverter;
/**
 * For the Kinds of a Scheme, whose classes define the list and map types. Mirrors Go's
 * `managedfields.NewSchemeTypeConverter`, whose second argument is a schema generated for client-go.
 */
export declare function newSchemeTypeConverter(scheme: Scheme): TypeConverter;
