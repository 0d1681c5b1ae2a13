import { MergePatchError } from '../mergepatch/merge_patch_error.ts';
import type { OpenAPISchema, OpenAPISchemas } from './open_api.ts';
import type { LookupPatchMeta, PatchLookup } from './patch_meta.ts';
/** A schema and its location. */
interface Place {
    readonly schema: OpenAPISchema;
    readonly path: string;
}
/**
 * How the fields of an object are patched, by an OpenAPI 2 document, as an API server publishes it at `/openapi/v2`.
 * Mirrors Go's `strategicpatch.PatchMetaFromOpenAPI`.
 */
export declare class PatchMetaFromOpenAPI implements LookupPatchMeta {
    #private;
    /** @internal */
    constructor(definitions: OpenAPISchemas, place: Place);
    lookupPatchMetadataForStruct(key: string): PatchLookup;
    lookupPatchMetadataForSlice(key: string): PatchLookup;
    /** A description of the schema: `Kind(map[name:string])`. */
    name(): string;
}
/**
 * How a definition of an OpenAPI 2 document is patched: `newPatchMetaFromOpenAPI(doc.definitions, 'io.k8s.api.core.v1.Pod')`.
 * Mirrors Go's `strategicpatch.NewPatchMetaFromOpenAPI`.
 * @throws MergePatchError when there is no such definition
 */
export declare function newPatchMetaFromOpenAPI(definitions: OpenAPISchemas, name: string): PatchMetaFromOpenAPI;
/** A field is not in the schema. Mirrors Go's `strategicpatch.FieldNotFoundError`. */
export declare class FieldNotFoundError extends MergePatchError {
    readonly field: string;
    /** Where in the OpenAPI document: the name of a definition, and the fields below it. */
    readonly schemaPath: string;
    constructor(schemaPath: string, field: string);
}
export {};
