import { formatOf } from './formats/registry.js';
/** The types of values, none for any, and the format that the API server checks, which may be empty. */
export function typesOf(schema) {
    const isEither = schema['x-kubernetes-int-or-string'] === true;
    const types = isEither ? ['integer', 'string'] : schema.type ? [schema.type] : [];
    return { types, format: checkedFormat(types, schema.format ?? '') };
}
/** The format, if the API server checks it for the type. */
function checkedFormat(types, format) {
    switch (types.length === 1 ? types[0] : 'string') {
        case 'string':
            return formatOf(format) === undefined ? '' : format;
        case 'integer':
            return format === 'int32' || format === 'int64' ? format : '';
        case 'number':
            return format === 'float' || format === 'double' ? format : '';
        default:
            return '';
    }
}
