import type { TypeConverter } from './type_converter.ts';
/** The required part of a CustomResourceDefinition: an instance of the Kind class, or a plain object. */
export interface CustomResourceDefinitionLike {
    readonly spec: {
        readonly group: string;
        readonly names: {
            readonly kind: string;
        };
        readonly preserveUnknownFields?: boolean;
        readonly versions: readonly {
            readonly name: string;
            readonly schema?: {
                readonly openAPIV3Schema?: object;
            };
        }[];
    };
}
/**
 * A converter for the objects of a CustomResourceDefinition, in all its versions: by its schemas, to which the server
 * adds `apiVersion`, `kind` and `metadata`. Objects of a version without a schema are untyped.
 * @throws {SchemaError} when a schema is not structural
 */
export declare function newCustomResourceTypeConverter({ spec }: CustomResourceDefinitionLike): TypeConverter;
