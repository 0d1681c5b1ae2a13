import type { OpenAPISchema, OpenAPISchemas } from './open_api.ts';
import type { LookupPatchMeta, PatchLookup } from './patch_meta.ts';
/**
 * How the fields of an object are patched, by an OpenAPI 3 schema: of the document that an API server publishes at
 * `/openapi/v3`, or of a CustomResourceDefinition. Mirrors Go's `strategicpatch.PatchMetaFromOpenAPIV3`.
 */
export declare class PatchMetaFromOpenAPIV3 implements LookupPatchMeta {
    #private;
    /** @param schemaList the schemas it may reference: `components.schemas` of the document */
    constructor(schema: OpenAPISchema, schemaList?: OpenAPISchemas);
    lookupPatchMetadataForStruct(key: string): PatchLookup;
    lookupPatchMetadataForSlice(key: string): PatchLookup;
    /** The type that the schema names, or `Struct`. */
    name(): string;
}
