import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { type JSONSchema } from './json_schema.ts';
/**
 * What a schema says of numbers, as Go's validator reads it: limits of the type, and limits that an integer meets as if
 * they were integers, too.
 * @param leaveOut called for each keyword that has no equivalent
 */
export declare function numberSchema(types: readonly string[], format: string, { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf }: JSONSchemaProps, leaveOut: (keyword: string) => void): JSONSchema;
