import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
/** A schema; undefined for untyped values. */
export type Schema = JSONSchemaProps | undefined;
/** The fields that every object has. */
export declare const META_FIELDS: readonly string[];
/** The schema of the items of a list. */
export declare function itemsOf(schema: Schema): Schema;
/** The schema of a declared property. */
export declare function propertyOf(schema: JSONSchemaProps, name: string): Schema;
/** Whether undeclared properties are allowed, even if untyped. */
export declare function hasAdditional({ additionalProperties }: JSONSchemaProps): boolean;
/** The schema of undeclared properties. */
export declare function additionalOf({ additionalProperties }: JSONSchemaProps): Schema;
export declare function isEmbedded(schema: JSONSchemaProps): boolean;
export declare function isObject(value: unknown): value is Record<string, unknown>;
/** The schema with the metadata every resource root has. */
export declare function ofRoot(schema: Schema): JSONSchemaProps;
