import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { type Schema } from '../schema/parts.ts';
/** Options of {@link prune}. */
export interface PruneOptions {
    /** The object is a whole resource, with apiVersion, kind and metadata, whatever the schema says. */
    readonly isResourceRoot?: boolean;
}
/** Result of {@link prune}. */
export interface Pruned<T> {
    /** A copy without unknown fields. */
    readonly object: T;
    /** The paths of these fields, sorted: `spec.replicsa`. */
    readonly unknownFields: string[];
}
/**
 * Removes unknown fields, as the API server does before storing an object (with strict validation it rejects them
 * instead). Fields below x-kubernetes-preserve-unknown-fields are kept. Mirrors Go's `pruning.PruneWithOptions`, which
 * changes the object itself.
 * @throws StructuralSchemaError
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export declare function prune<T>(object: T, schema: JSONSchemaProps | undefined, options?: PruneOptions): Pruned<T>;
/** The same, changing the object. @internal */
export declare function pruneInPlace(object: unknown, schema: Schema): string[];
