/**
 * What is read of a structural schema. The `JSONSchemaProps` of a CustomResourceDefinition are one; numbers may be bigints
 * there.
 */
export interface Schema {
    readonly type?: string | undefined;
    readonly format?: string | undefined;
    readonly properties?: Readonly<Record<string, Schema>> | undefined;
    readonly additionalProperties?: Schema | boolean | undefined;
    readonly items?: Schema | readonly Schema[] | undefined;
    readonly required?: readonly string[] | undefined;
    readonly enum?: readonly unknown[] | undefined;
    readonly default?: unknown;
    readonly nullable?: boolean | undefined;
    readonly maxLength?: number | bigint | undefined;
    readonly maxItems?: number | bigint | undefined;
    readonly maxProperties?: number | bigint | undefined;
    readonly 'x-kubernetes-int-or-string'?: boolean | undefined;
    readonly 'x-kubernetes-embedded-resource'?: boolean | undefined;
    readonly 'x-kubernetes-preserve-unknown-fields'?: boolean | undefined;
    readonly 'x-kubernetes-list-type'?: string | undefined;
    readonly 'x-kubernetes-list-map-keys'?: readonly string[] | undefined;
}
/** The schema of a list's items; `undefined` when there is none. */
export declare function itemsOf({ items }: Schema): Schema | undefined;
/** The schema of values under keys that are no properties; `undefined` when there is none. */
export declare function valuesOf({ additionalProperties }: Schema): Schema | undefined;
/** The properties; `undefined` for a schema without any. */
export declare function propertiesOf({ properties }: Schema): Readonly<Record<string, Schema>> | undefined;
/** The schema of one property. */
export declare function propertyOf(schema: Schema, name: string): Schema | undefined;
/**
 * A schema with the metadata that rules of a whole resource may read: `apiVersion`, `kind`, `metadata.name` and
 * `metadata.generateName`, and nothing else of metadata.
 */
export declare function withTypeAndObjectMeta(schema: Schema): Schema;
