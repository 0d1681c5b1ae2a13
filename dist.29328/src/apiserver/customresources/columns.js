import { convertToHumanReadableDateType } from '#apimachinery/api/meta/table/table';
import { Time } from '#apimachinery/apis/meta/v1/time';
import { stringifyJSON } from '#engine/json/stringify';
import { isMap, printUntyped } from '#engine/json/untyped';
import { findResults } from '../../client/util/jsonpath/find_results.js';
import { parsePath } from '../../client/util/jsonpath/parse_path.js';
import { defaultColumns } from '../endpoints/table.js';
/** The name, and the columns of a definition; the age where it has none. Mirrors Go's `tableconvertor.New`. */
export function customColumns(columns) {
    const [name] = defaultColumns;
    if (columns.length === 0 || name === undefined)
        return [...defaultColumns];
    const made = [name];
    for (const column of columns) {
        const path = pathOf(column.jsonPath);
        // A definition may have any text with a dot before it: as in Go, the table then ends here.
        if (path === undefined)
            break;
        made.push(columnOf(column, path));
    }
    return made;
}
function pathOf(text) {
    try {
        return parsePath(text);
    }
    catch {
        return undefined;
    }
}
function columnOf({ name, type, format, priority, jsonPath, description }, path) {
    return {
        name,
        type: typeOf(type),
        ...(format && { format }),
        ...(priority !== undefined && { priority }),
        description: description || `Custom resource definition column (in JSONPath format): ${jsonPath}`,
        value: (object) => cellOf(path, type, object),
        finished: true,
    };
}
function typeOf(type) {
    switch (type) {
        case 'boolean':
        case 'date':
        case 'integer':
        case 'number':
            return type;
        default:
            return 'string';
    }
}
function cellOf(path, type, object) {
    let found;
    try {
        found = findResults(path, { ...object });
    }
    catch {
        return undefined;
    }
    if (found.length === 0)
        return undefined;
    const [value] = found;
    switch (type) {
        case 'integer':
            return typeof value === 'number' ? Math.trunc(value) : typeof value === 'bigint' ? value : undefined;
        case 'number':
            return typeof value === 'number' || typeof value === 'bigint' ? value : undefined;
        case 'boolean':
            return typeof value === 'boolean' ? value : undefined;
        case 'date':
            return typeof value === 'string' ? ageOf(value) : undefined;
        default:
            return textOf(value);
    }
}
function ageOf(time) {
    return Time.check(time) === undefined ? convertToHumanReadableDateType(time) : '<invalid>';
}
/** As Go prints what a path leads to: lists and objects as JSON. */
function textOf(value) {
    if (value === null)
        return '<no value>';
    return Array.isArray(value) || isMap(value) ? stringifyJSON(value, { sorted: true }) : printUntyped(value);
}
