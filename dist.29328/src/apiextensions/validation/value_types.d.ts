import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
/** The types of values, none for any, and the format that the API server checks, which may be empty. */
export declare function typesOf(schema: JSONSchemaProps): {
    readonly types: readonly string[];
    readonly format: string;
};
