import { quote } from '#engine/schema/fault';
import { compareUTF8 } from '#engine/text/utf8';
import { MergePatchError } from '../mergepatch/merge_patch_error.js';
import { AnythingMeta, entry, MAX_REFERENCES, patchMetaOf } from './internal/open_api_patch_meta.js';
/**
 * How the fields of an object are patched, by an OpenAPI 2 document, as an API server publishes it at `/openapi/v2`.
 * Mirrors Go's `strategicpatch.PatchMetaFromOpenAPI`.
 */
export class PatchMetaFromOpenAPI {
    #definitions;
    #place;
    /** @internal */
    constructor(definitions, place) {
        this.#definitions = definitions;
        this.#place = place;
    }
    lookupPatchMetadataForStruct(key) {
        const kind = this.#resolve(this.#place);
        const shape = shapeOf(kind.schema);
        if (shape === 'anything')
            return new AnythingMeta().lookupPatchMetadataForStruct(key);
        if (shape !== 'kind')
            throw new MergePatchError(`expected kind, but got ${shape}`);
        const field = fieldOf(kind, key);
        return { schema: metaAt(this.#definitions, field), patchMeta: patchMetaOf(field.schema) };
    }
    lookupPatchMetadataForSlice(key) {
        const kind = this.#resolve(this.#place);
        const shape = shapeOf(kind.schema);
        if (shape === 'anything')
            return new AnythingMeta().lookupPatchMetadataForSlice(key);
        if (shape === 'slice')
            throw new MergePatchError('expected visit kind first, then visit array');
        if (shape !== 'kind')
            throw new MergePatchError(`expected slice, but got ${shape}`);
        const field = fieldOf(kind, key);
        const patchMeta = patchMetaOf(field.schema);
        switch (shapeOf(field.schema)) {
            case 'slice':
                return { schema: metaAt(this.#definitions, { schema: itemsOf(field.schema), path: field.path }), patchMeta };
            case 'reference':
                return { schema: metaAt(this.#definitions, this.#target(field)), patchMeta };
            case 'kind':
                // As in Go, which looks up the key again.
                return metaAt(this.#definitions, field).lookupPatchMetadataForSlice(key);
            case 'anything':
                return { schema: new AnythingMeta(), patchMeta };
            default:
                throw new MergePatchError(`expected slice, but got ${shapeOf(field.schema)}`);
        }
    }
    /** A description of the schema: `Kind(map[name:string])`. */
    name() {
        return nameOf(this.#place.schema);
    }
    #resolve(place) {
        let found = place;
        for (let step = 0; found.schema.$ref !== undefined; step++) {
            if (step > MAX_REFERENCES)
                throw new MergePatchError(`references to ${JSON.stringify(found.schema.$ref)} go in a circle`);
            found = this.#target(found);
        }
        return found;
    }
    #target({ schema }) {
        const name = (schema.$ref ?? '').replace(/^#\/definitions\//, '');
        const target = entry(this.#definitions, name);
        if (target === undefined)
            throw new MergePatchError(`unknown model in reference: ${JSON.stringify(name)}`);
        return { schema: target, path: name };
    }
}
/** Not a method: for a private method that names its class, the compiler emits a statement that bundlers can't drop. */
function metaAt(definitions, place) {
    return new PatchMetaFromOpenAPI(definitions, place);
}
/**
 * How a definition of an OpenAPI 2 document is patched: `newPatchMetaFromOpenAPI(doc.definitions, 'io.k8s.api.core.v1.Pod')`.
 * Mirrors Go's `strategicpatch.NewPatchMetaFromOpenAPI`.
 * @throws MergePatchError when there is no such definition
 */
export function newPatchMetaFromOpenAPI(definitions, name) {
    const schema = entry(definitions, name);
    if (schema === undefined)
        throw new MergePatchError(`no definition ${JSON.stringify(name)} in the OpenAPI document`);
    return new PatchMetaFromOpenAPI(definitions, { schema, path: name });
}
function typeOf({ type }) {
    return typeof type === 'object' ? type[0] : type;
}
function shapeOf(schema) {
    if (schema.$ref !== undefined)
        return 'reference';
    const type = typeOf(schema);
    if (type === undefined)
        return schema.properties === undefined ? 'anything' : 'kind';
    if (type === 'object')
        return schema.properties === undefined ? 'map' : 'kind';
    return type === 'array' ? 'slice' : 'primitive';
}
function fieldOf({ schema, path }, key) {
    const field = entry(schema.properties, key);
    if (field === undefined)
        throw new FieldNotFoundError(path, key);
    return { schema: field, path: `${path}.${key}` };
}
function itemsOf({ items }) {
    return (Array.isArray(items) ? items[0] : items) ?? {};
}
function nameOf(schema, depth = 0) {
    // Definitions reference each other by name, so only hostile documents are nested this deeply.
    if (depth > MAX_REFERENCES)
        return '...';
    switch (shapeOf(schema)) {
        case 'reference':
            return `Reference to ${JSON.stringify((schema.$ref ?? '').replace(/^#\/definitions\//, ''))}`;
        case 'kind':
            return `Kind(${Object.keys(schema.properties ?? {})
                .sort(compareUTF8)
                .join(' ')})`;
        case 'map':
            return `Map of ${typeof schema.additionalProperties === 'object' ? nameOf(schema.additionalProperties, depth + 1) : nameOf({})}`;
        case 'slice':
            return `Array of ${nameOf(itemsOf(schema), depth + 1)}`;
        case 'primitive':
            return schema.format === undefined ? (typeOf(schema) ?? '') : `${typeOf(schema)} (${schema.format})`;
        default:
            return new AnythingMeta().name();
    }
}
/** A field is not in the schema. Mirrors Go's `strategicpatch.FieldNotFoundError`. */
export class FieldNotFoundError extends MergePatchError {
    field;
    /** Where in the OpenAPI document: the name of a definition, and the fields below it. */
    schemaPath;
    constructor(schemaPath, field) {
        super(`unable to find api field ${quote(field)} in ${schemaPath}`);
        this.name = 'FieldNotFoundError';
        this.field = field;
        this.schemaPath = schemaPath;
    }
}
