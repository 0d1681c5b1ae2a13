import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
/** Go's names of the fields that a schema sets, in Go's order. */
export declare function fieldsSet(schema: JSONSchemaProps): string[];
/** A schema as errors of Go show it: with all fields, under Go's names. */
export declare function schemaText(schema: unknown): string;
/** `items` as errors of Go show it. */
export declare function itemsText(items: unknown): string;
/** A rule as errors of Go show it. */
export declare function ruleText(rule: unknown): string;
/** A struct of Go as JSON. */
export declare function struct(fields: readonly (readonly [name: string, text: string])[]): string;
/** A list as JSON, each item by a function. */
export declare function listText(list: unknown, textOf: (item: unknown) => string): string;
/** Data as Go's JSON has it. */
export declare function goJSON(value: unknown): string;
