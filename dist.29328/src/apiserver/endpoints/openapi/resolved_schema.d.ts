import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { ServedResource } from '../served_resource.ts';
import { type OpenAPISchema, SchemaBuilder } from './schema_builder.ts';
/** What names the kind of a custom resource. */
type CustomKind = Parameters<SchemaBuilder['custom']>[0];
/**
 * The schema of a resource's Kind as it is published, with those of other types in place of the references to them. Types
 * inside themselves are any object. Mirrors Go's `resolver.PopulateRefs`.
 */
export declare function resolvedSchema(resource: ServedResource): OpenAPISchema;
/** The same for a built-in Kind. */
export declare function resolvedKindSchema(kind: KindClass): OpenAPISchema;
/** The same for a custom resource, by the schema of its definition. */
export declare function resolvedCustomSchema(kind: CustomKind, schema: OpenAPISchema): OpenAPISchema;
export {};
