import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { Pruned, PruneOptions } from '../pruning/prune.ts';
import { type Schema } from '../schema/parts.ts';
/**
 * Validates apiVersion, kind and metadata of embedded objects (x-kubernetes-embedded-resource). Mirrors Go's
 * `objectmeta.Validate`.
 * @throws StructuralSchemaError
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export declare function validateEmbeddedMetadata(fldPath: Path | undefined, object: unknown, schema: JSONSchemaProps | undefined, options?: PruneOptions): ErrorList;
/** Result of {@link coerceEmbeddedMetadata}: with an error, the object as far as it was processed. */
export interface CoercedMetadata<T> extends Pruned<T> {
    readonly error?: FieldError;
}
/**
 * Converts the metadata of embedded objects to the form the API server stores: without unknown fields and nulls. The
 * first value of a wrong type is an error. Mirrors Go's `objectmeta.CoerceWithOptions`, which changes the object
 * itself.
 * @throws StructuralSchemaError
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export declare function coerceEmbeddedMetadata<T>(fldPath: Path | undefined, object: T, schema: JSONSchemaProps | undefined, options?: PruneOptions): CoercedMetadata<T>;
/**
 * The same, changing the object.
 * @param dropMalformed whether values of a wrong type are dropped, as those of stored objects are
 * @internal
 */
export declare function coerceInPlace(fldPath: Path, object: unknown, schema: Schema, dropMalformed?: boolean): {
    error?: FieldError;
    unknownFields: string[];
};
/** Result of {@link readMetadata}. */
export interface ReadMetadata {
    /** Without unknown fields. */
    readonly metadata: ObjectMeta;
    /** The paths of unknown fields within the metadata. */
    readonly unknownFields: readonly string[];
    /** Why it is not metadata at all, in the words of Go's decoder. */
    readonly error?: string;
}
/**
 * Decodes `metadata` of an object like the API server.
 * @param dropMalformed whether fields of a wrong type are dropped, as those of stored objects are
 * @internal
 */
export declare function readMetadata(metadata: unknown, dropMalformed?: boolean): ReadMetadata;
