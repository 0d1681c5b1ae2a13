import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { Field, Struct } from '#engine/schema/descriptor';
/** Gives the descriptor of an object that a field holds, or its items do. */
export type StructOf = (schema: JSONSchemaProps, field: string) => Struct;
/**
 * The descriptor of the fields of an object besides `apiVersion`, `kind` and `metadata`: their types, and how
 * server-side apply merges them. Other constraints are for the validator.
 * @param name the Go-like name of the type of the object, `example.com/v1.CronTab`: those within it begin with it
 */
export declare function schemaFields(schema: JSONSchemaProps, name: string): readonly Field[];
/** A row for each property of an object's schema. */
export declare function fieldRows(schema: JSONSchemaProps, structOf: StructOf): readonly Field[];
