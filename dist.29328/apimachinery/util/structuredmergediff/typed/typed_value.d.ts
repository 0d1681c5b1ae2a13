import { type Set } from '../fieldpath/index.ts';
import type { Schema, TypeRef } from '../schema/index.ts';
import type { Comparison } from './comparison.ts';
/** How a value is validated. Mirrors Go's `typed.ValidationOptions`. */
export interface ValidationOptions {
    /** Allow duplicate items in sets and lists with keys. Go's `typed.AllowDuplicates`. */
    readonly allowDuplicates?: boolean;
}
/** What to extract besides the requested fields. Mirrors Go's `typed.ExtractItemsOption`. */
export interface ExtractOptions {
    /** Also extract the key fields of items with extracted fields. Go's `typed.WithAppendKeyFields`. */
    readonly appendKeyFields?: boolean;
}
/** A JSON value and its type. Immutable; results share parts of their inputs. Mirrors Go's `typed.TypedValue`. */
export declare class TypedValue {
    /** `undefined` where there is none. */
    readonly value: unknown;
    readonly schema: Schema;
    readonly typeRef: TypeRef;
    /** Does not validate. Use {@link asTyped}. */
    constructor(value: unknown, schema: Schema, typeRef: TypeRef);
    /**
     * Mirrors Go's `TypedValue.Validate`.
     * @throws {ValidationErrors}
     */
    validate(options?: ValidationOptions): void;
    /** The fields of the value: all leaves and items. Mirrors Go's `TypedValue.ToFieldSet`. */
    toFieldSet(): Set;
    /**
     * Merges `other` into the value. Nothing is removed; lists get the items of both, in the order of `other`, otherwise
     * of this. Mirrors Go's `TypedValue.Merge`.
     * @throws {ValidationErrors} also when the types differ
     */
    merge(other: TypedValue): TypedValue;
    /**
     * What `other` removed, modified and added. Mirrors Go's `TypedValue.Compare`.
     * @throws {ValidationErrors} also when the types differ
     */
    compare(other: TypedValue): Comparison;
    /** The value without these fields and items; null when nothing is left. Mirrors Go's `TypedValue.RemoveItems`. */
    removeItems(items: Set): TypedValue;
    /** The value with only these fields and items; null when there are none. Mirrors Go's `TypedValue.ExtractItems`. */
    extractItems(items: Set, options?: ExtractOptions): TypedValue;
    /** The key fields of the items along the paths of the set that exist in the value. */
    private keysOf;
    private with;
    private checkType;
}
/**
 * Validates a value and returns it with its type. Mirrors Go's `typed.AsTyped`.
 * @throws {ValidationErrors}
 */
export declare function asTyped(value: unknown, schema: Schema, typeRef: TypeRef, options?: ValidationOptions): TypedValue;
