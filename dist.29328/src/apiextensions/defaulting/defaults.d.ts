import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { type Schema } from '../schema/parts.ts';
/**
 * A copy of an object with the defaults of a schema for fields that are missing, or null but not nullable. Mirrors Go's
 * `defaulting.Default`, which changes the object itself.
 * @throws StructuralSchemaError
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export declare function applyDefaults<T>(object: T, schema: JSONSchemaProps): T;
/**
 * A copy of an object without the nulls that its schema neither allows nor has a default for. Mirrors Go's
 * `defaulting.PruneNonNullableNullsWithoutDefaults`, which changes the object itself.
 * @throws StructuralSchemaError
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export declare function pruneNonNullableNullsWithoutDefaults<T>(object: T, schema: JSONSchemaProps): T;
/** @internal */
export declare function defaultInPlace(value: unknown, schema: Schema): void;
/** @internal */
export declare function pruneNullsInPlace(value: unknown, schema: Schema): void;
