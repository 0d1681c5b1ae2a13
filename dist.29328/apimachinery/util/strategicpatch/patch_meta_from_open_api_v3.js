import { MergePatchError } from '../mergepatch/merge_patch_error.js';
import { AnythingMeta, entry, patchMetaOf } from './internal/open_api_patch_meta.js';
/**
 * How the fields of an object are patched, by an OpenAPI 3 schema: of the document that an API server publishes at
 * `/openapi/v3`, or of a CustomResourceDefinition. Mirrors Go's `strategicpatch.PatchMetaFromOpenAPIV3`.
 */
export class PatchMetaFromOpenAPIV3 {
    #schema;
    #schemaList;
    /** @param schemaList the schemas it may reference: `components.schemas` of the document */
    constructor(schema, schemaList = {}) {
        this.#schema = schema;
        this.#schemaList = schemaList;
    }
    lookupPatchMetadataForStruct(key) {
        const field = this.#field(key);
        return { schema: this.#resolve(field), patchMeta: patchMetaOf(field) };
    }
    lookupPatchMetadataForSlice(key) {
        const field = this.#field(key);
        const items = field.items === undefined ? field : Array.isArray(field.items) ? undefined : field.items;
        return { schema: items === undefined ? new AnythingMeta() : this.#resolve(items), patchMeta: patchMetaOf(field) };
    }
    /** The type that the schema names, or `Struct`. */
    name() {
        const { type } = this.#schema;
        return (typeof type === 'object' ? type.join('') : type) || 'Struct';
    }
    #field(key) {
        const field = entry(this.#schema.properties, key);
        if (field === undefined)
            throw new MergePatchError(`unable to find api field "${key}"`);
        return field;
    }
    #resolve(schema) {
        const { $ref = '' } = schema.allOf?.[0] ?? schema;
        if ($ref === '')
            return meta(schema.allOf?.[0] ?? schema, this.#schemaList);
        const target = entry(this.#schemaList, $ref.replace(/^#\/components\/schemas\//, ''));
        if (target === undefined)
            throw new MergePatchError(`unable to resolve ${$ref} in OpenAPI V3`);
        return meta(target, this.#schemaList);
    }
}
/** Not a method: for a private method that names its class, the compiler emits a statement that bundlers can't drop. */
function meta(schema, schemaList) {
    return new PatchMetaFromOpenAPIV3(schema, schemaList);
}
