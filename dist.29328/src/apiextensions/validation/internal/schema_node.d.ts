import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { Spellings } from '#engine/json/notes';
import { type ValueKind } from '../../schema/value_kind.ts';
/** A schema as validation needs it: defaults filled in, formats and enumerations looked up, patterns compiled when used. */
export interface SchemaNode {
    /** Empty for any. */
    readonly types: readonly string[];
    readonly nullable: boolean;
    /** Empty when there is none that the API server checks. */
    readonly format: string;
    readonly hasFormat: ((text: string) => boolean) | undefined;
    readonly pattern: Pattern | undefined;
    readonly minLength: number;
    readonly maxLength: number;
    readonly minimum: number | undefined;
    readonly exclusiveMinimum: boolean;
    readonly maximum: number | undefined;
    readonly exclusiveMaximum: boolean;
    readonly multipleOf: number | undefined;
    readonly items: SchemaNode | undefined;
    readonly minItems: number;
    readonly maxItems: number;
    readonly uniqueItems: boolean;
    readonly properties: ReadonlyMap<string, SchemaNode>;
    readonly additional: SchemaNode | boolean;
    readonly required: readonly string[];
    readonly minProperties: number;
    readonly maxProperties: number;
    readonly enumeration: Enumeration | undefined;
    readonly allOf: readonly SchemaNode[];
    readonly anyOf: readonly SchemaNode[];
    readonly oneOf: readonly SchemaNode[];
    readonly not: SchemaNode | undefined;
}
/** A pattern; an invalid one matches nothing, with the reason. */
export declare class Pattern {
    #private;
    readonly text: string;
    constructor(text: string);
    /** The message for a string that does not match; undefined when it does. */
    mismatch(text: string): string | undefined;
}
/**
 * Prepares a structural schema.
 * @param asWritten whether formats are kept that are ignored otherwise, x-kubernetes-int-or-string stands for no type, and
 * additionalProperties below allOf and the like are ignored, as the API server does with defaults
 * @param isNested whether it is below allOf and the like
 */
export declare function schemaNode(schema: JSONSchemaProps, asWritten?: boolean, isNested?: boolean): SchemaNode;
/** The values a schema allows. */
declare class Enumeration {
    #private;
    /** As listed in error messages. */
    readonly texts: readonly string[];
    /** All of them, joined. */
    readonly text: string;
    constructor(values: readonly unknown[]);
    has(value: unknown, kind: ValueKind, spellings: Spellings | undefined): boolean;
}
export {};
