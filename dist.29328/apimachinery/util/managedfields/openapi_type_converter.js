import { ParseableType } from '../structuredmergediff/typed/index.js';
import { isList, isMap } from '../structuredmergediff/value/index.js';
import { toSchemaFromOpenAPI } from './openapi_schema.js';
import { NoCorrespondingTypeError, newTypeConverterFrom } from './type_converter.js';
/**
 * A converter for the kinds that OpenAPI v3 schemas declare in `x-kubernetes-group-version-kind`. Mirrors Go's
 * `managedfields.NewTypeConverter`.
 * @param models by the last segment of references
 * @param preserveUnknownFields whether to allow undeclared fields everywhere
 * @throws {SchemaError}
 */
export function newTypeConverter(models, preserveUnknownFields = false) {
    return newTypeConverterOf(models, preserveUnknownFields);
}
/** The same, with a source for types that are not among the models. */
export function newTypeConverterOf(models, preserveUnknownFields, source) {
    const types = indexKinds(models, toSchemaFromOpenAPI(models, preserveUnknownFields, source));
    return newTypeConverterFrom((gvk) => {
        const type = types.get(gvk.toString());
        if (type === undefined)
            throw new NoCorrespondingTypeError(gvk);
        return type;
    });
}
function indexKinds(models, schema) {
    const types = new Map();
    for (const [name, model] of Object.entries(models)) {
        const kinds = model['x-kubernetes-group-version-kind'];
        const type = new ParseableType(schema, { namedType: name });
        for (const entry of isList(kinds) ? kinds : []) {
            if (!isMap(entry))
                continue;
            const { group, version, kind } = entry;
            if (typeof group !== 'string' || typeof version !== 'string' || typeof kind !== 'string' || kind === '')
                continue;
            types.set(`${group}/${version}, Kind=${kind}`, type);
        }
    }
    return types;
}
