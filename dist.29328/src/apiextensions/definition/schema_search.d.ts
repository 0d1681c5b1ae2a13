import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { InternalSpec } from './internal_definition.ts';
/** All schemas of a definition. */
export declare function schemasOf({ validation, versions }: InternalSpec): JSONSchemaProps[];
/** Whether there is a schema with something in it. */
export declare function hasSchemaWith(spec: InternalSpec, test: (schema: JSONSchemaProps) => boolean): boolean;
/** Whether something is true of a schema, or of one inside it. Mirrors `SchemaHas`. */
export declare function schemaHas(schema: unknown, test: (schema: JSONSchemaProps) => boolean): boolean;
/** Whether a schema has a default itself. */
export declare function hasSchemaDefaults(schema: JSONSchemaProps): boolean;
/** Whether a schema says something that only Kubernetes knows. */
export declare function hasExtensions(schema: JSONSchemaProps): boolean;
