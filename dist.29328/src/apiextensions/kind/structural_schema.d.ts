import type { ExternalDocumentation, JSONSchemaProps, ValidationRule } from '#api/apiextensions/v1/zz_generated.types';
/** The types of values. */
export type SchemaType = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
/** Keywords that stand in {@link StructuralSchema} with a type of its own. */
type Retyped = 'type' | 'default' | 'enum' | 'required' | 'items' | 'properties' | 'additionalProperties' | 'allOf' | 'anyOf' | 'oneOf' | 'not' | 'example' | 'externalDocs' | 'x-kubernetes-list-map-keys' | 'x-kubernetes-validations';
/** Keywords that servers refuse. */
type Refused = 'id' | '$schema' | '$ref' | 'uniqueItems' | 'patternProperties' | 'dependencies' | 'additionalItems' | 'definitions';
/**
 * A structural schema as written in TypeScript: JSONSchemaProps without what servers refuse, and with the names of types
 * as literals. {@link ValueOf} is the type of the values.
 */
export interface StructuralSchema extends Readonly<Omit<JSONSchemaProps, Retyped | Refused>> {
    /** Required for every field, apart from those with `x-kubernetes-int-or-string` or `x-kubernetes-preserve-unknown-fields`. */
    readonly type?: SchemaType;
    /** Value filled in when the field is missing. A required field with one may be left out. */
    readonly default?: unknown;
    /** Values allowed; all others are refused. */
    readonly enum?: readonly unknown[];
    /** Fields that must be present. */
    readonly required?: readonly string[];
    /** Schema of each item of an array. */
    readonly items?: StructuralSchema;
    /** Schemas of the fields of an object. Other fields are pruned. Cannot be combined with `additionalProperties`. */
    readonly properties?: {
        readonly [name: string]: StructuralSchema;
    };
    /** Schema of the values of a map with arbitrary keys. */
    readonly additionalProperties?: StructuralSchema | boolean;
    /** Schemas that must all hold. For checks only. */
    readonly allOf?: readonly StructuralSchema[];
    /** Schemas of which at least one must hold. For checks only. */
    readonly anyOf?: readonly StructuralSchema[];
    /** Schemas of which exactly one must hold. For checks only. */
    readonly oneOf?: readonly StructuralSchema[];
    /** Schema that must not hold. For checks only. */
    readonly not?: StructuralSchema;
    /** An example value, for people; not checked. */
    readonly example?: unknown;
    /** Where to read more; not checked. */
    readonly externalDocs?: Readonly<ExternalDocumentation>;
    /** Fields that identify an item of a list of type `map`. Each must be a scalar and either required or have a default. */
    readonly 'x-kubernetes-list-map-keys'?: readonly string[];
    /** CEL rules the value must satisfy. */
    readonly 'x-kubernetes-validations'?: readonly Readonly<ValidationRule>[];
}
/** S, if it has keywords of {@link StructuralSchema} only; else what no schema fits, with the reason. */
export type KnownKeywords<S> = {
    readonly [K in keyof S]: K extends keyof StructuralSchema ? K extends 'properties' ? {
        readonly [P in keyof S[K]]: KnownKeywords<S[K][P]>;
    } : K extends 'items' ? KnownKeywords<S[K]> : S[K] : NotAKeyword<K>;
};
/** An object, as a text would make the whole schema impossible, and the message say nothing of the keyword. */
interface NotAKeyword<K> {
    readonly 'not a keyword of structural schemas': K;
}
export {};
