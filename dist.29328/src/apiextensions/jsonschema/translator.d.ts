import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { type JSONSchema, type Unchecked } from './json_schema.ts';
/** How a {@link Translator} works. */
interface TranslatorOptions {
    readonly defaulted?: boolean;
    readonly closed?: boolean;
}
/** Makes JSON Schemas of structural ones, and remembers what they leave out. */
export declare class Translator {
    #private;
    readonly unchecked: Unchecked[];
    constructor({ defaulted, closed }: TranslatorOptions);
    /** The schema of a whole object. */
    root(schema: JSONSchemaProps): JSONSchema;
}
export {};
