import { isDNS1035Label } from '#apimachinery/util/validation/dns';
import { invalid, required } from '#apimachinery/util/validation/field/constructors';
import { append } from '#engine/go/append';
/** Reports names that are none. Mirrors `ValidateCustomResourceDefinitionNames`. */
export function validateNames(names, path) {
    const errors = [];
    const check = (place, name, lowered = false) => {
        if (!name)
            return;
        const faults = isDNS1035Label(lowered ? name.toLowerCase() : name);
        if (faults.length === 0)
            return;
        const start = lowered ? 'may have mixed case, but should otherwise match: ' : '';
        errors.push(invalid(place, name, start + faults.join(',')));
    };
    check(path.child('plural'), names.plural);
    check(path.child('singular'), names.singular);
    check(path.child('kind'), names.kind, true);
    check(path.child('listKind'), names.listKind, true);
    const checkList = (field) => {
        for (const [index, name] of (names[field] ?? []).entries()) {
            const faults = isDNS1035Label(name);
            if (faults.length > 0)
                errors.push(invalid(path.child(field).index(index), name, faults.join(',')));
        }
    };
    checkList('shortNames');
    if (names.kind && names.kind === names.listKind)
        errors.push(invalid(path.child('listKind'), names.listKind, 'kind and listKind may not be the same'));
    checkList('categories');
    return errors;
}
const COLUMN_TYPES = ['boolean', 'date', 'integer', 'number', 'string'];
const COLUMN_FORMATS = [
    'byte',
    'date',
    'date-time',
    'double',
    'float',
    'int32',
    'int64',
    'password',
];
/** Reports what is wrong with a column of tables. Mirrors `ValidateCustomResourceColumnDefinition`. */
export function validateColumn(column, path) {
    const errors = [];
    const types = `must be one of ${COLUMN_TYPES.join(',')}`;
    if (!column.name)
        errors.push(required(path.child('name'), ''));
    if (!column.type)
        errors.push(required(path.child('type'), types));
    else if (!COLUMN_TYPES.includes(column.type))
        errors.push(invalid(path.child('type'), column.type, types));
    if (column.format && !COLUMN_FORMATS.includes(column.format))
        errors.push(invalid(path.child('format'), column.format, `must be one of ${COLUMN_FORMATS.join(',')}`));
    const place = path.child('JSONPath');
    if (!column.jsonPath)
        errors.push(required(place, ''));
    else
        append(errors, validateSimplePath(column.jsonPath, place));
    return errors;
}
function validateSimplePath(text, path) {
    return text.startsWith('.') ? [] : [invalid(path, text, 'must be a simple json path starting with .')];
}
/** Reports paths of the scale subresource that lead elsewhere. Mirrors `ValidateCustomResourceDefinitionSubresources`. */
export function validateSubresources(subresources, path) {
    const { scale } = subresources ?? {};
    if (!scale)
        return [];
    const errors = [];
    const check = (name, text, starts, where) => {
        const place = path.child(`scale.${name}`);
        const faults = validateSimplePath(text, place);
        if (faults.length > 0)
            append(errors, faults);
        else if (!starts.some((start) => text.startsWith(start)))
            errors.push(invalid(place, text, `should be a json path under ${where}`));
    };
    const { specReplicasPath, statusReplicasPath, labelSelectorPath } = scale;
    if (specReplicasPath)
        check('specReplicasPath', specReplicasPath, ['.spec.'], '.spec');
    else
        errors.push(required(path.child('scale.specReplicasPath'), ''));
    if (statusReplicasPath)
        check('statusReplicasPath', statusReplicasPath, ['.status.'], '.status');
    else
        errors.push(required(path.child('scale.statusReplicasPath'), ''));
    if (labelSelectorPath)
        check('labelSelectorPath', labelSelectorPath, ['.spec.', '.status.'], 'either .spec or .status');
    return errors;
}
