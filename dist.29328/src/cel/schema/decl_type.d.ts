import type { TypeProvider } from '../checker/scope.ts';
import type { SizeEstimator } from '../cost/estimator.ts';
import { type Type } from '../types/type.ts';
import { type Schema } from './schema.ts';
/**
 * A type as a schema declares it: with sizes, which bound costs, and with fields. Mirrors `cel.DeclType` of
 * k8s.io/apiserver.
 */
export interface DeclType {
    /** The type that expressions see. */
    readonly type: Type;
    /** The most elements of a list or map, bytes of a text; 0 where sizes do not matter. */
    readonly maxElements: bigint;
    /** The least bytes of JSON that a value takes. */
    readonly minSerializedSize: bigint;
    /** The fields of an object, under escaped names. */
    readonly fields?: ReadonlyMap<string, DeclType>;
    /** The elements of a list, or the values of a map. */
    readonly element?: DeclType;
    /** The keys of a map. */
    readonly key?: DeclType;
}
/**
 * The type that a schema declares; `undefined` for a schema that expressions cannot see, such as one without a type.
 * @param isResourceRoot whether the schema is that of a whole resource, whose rules may read parts of its metadata
 * @throws {NotCopyableError} for a schema that is nested more than 1,000 levels
 */
export declare function declTypeOf(schema: Schema, isResourceRoot: boolean): DeclType | undefined;
/** Whether {@link declTypeOf} gives a type: found out without those of all fields. */
export declare function isVisible(schema: Schema, isResourceRoot: boolean): boolean;
/** Whether the type that a schema declares has no elements: it is no list and no map. */
export declare function hasNoElements(schema: Schema, isResourceRoot: boolean): boolean;
/**
 * A type whose objects have names, each that of its path below the given one, by which a provider finds their fields.
 * Mirrors `MaybeAssignTypeName`.
 */
export declare function assignTypeName(declared: DeclType, name: string): DeclType;
/** Finds the object types inside a type that has names. A reserved word names a field as well as its escaped form does. */
export declare function typeProviderOf(declared: DeclType): TypeProvider;
/** Tells sizes below a variable of a type: of `self`, or of anything that an expression reads from it. */
export declare function sizeEstimatorOf(declared: DeclType): SizeEstimator;
