import { JSONPathError } from './path.js';
/**
 * The values that a path leads to, none where something is missing. Mirrors `JSONPath.FindResults` of Go, with
 * `AllowMissingKeys`.
 * @throws {JSONPathError} when a value can't be followed so: an index of what is no list, beyond its end, or values of
 * two types that are compared
 */
export function findResults(path, value) {
    return path.reduce(step, [value]);
}
function step(input, node) {
    switch (node.type) {
        case 'field':
            return input.flatMap((each) => (isMap(each) && Object.hasOwn(each, node.name) ? [each[node.name]] : []));
        case 'value':
            return input.map(() => node.value);
        case 'slice':
            return input.flatMap((each) => (each === null ? [] : itemsOf(each, node.slice)));
        case 'filter':
            return input.flatMap((each) => filtered(each, node));
        case 'union':
            return node.paths.flatMap((path) => path.reduce(step, input));
        case 'wildcard':
            return input.flatMap(partsOf);
        case 'recursive':
            return input.flatMap(descendants);
    }
}
function isMap(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function partsOf(value) {
    return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
/** A value and all that it holds, as far as these hold something. */
function descendants(value) {
    const parts = partsOf(value);
    return parts.length === 0 ? [] : [value, ...parts.flatMap(descendants)];
}
function itemsOf(list, { start = 0, end, single, step: by = 1 }) {
    if (!Array.isArray(list))
        throw new JSONPathError(`${goType(list)} is not array or slice`);
    const { length } = list;
    const from = start < 0 ? start + length : start;
    const given = end ?? length;
    const to = given < 0 || (given === 0 && single) ? given + length : given;
    if (from === to)
        return [];
    for (const [index, isIn] of [
        [from, from >= 0 && from < length],
        [to - 1, to >= 0 && to <= length],
    ])
        if (!isIn)
            throw new JSONPathError(`array index out of bounds: index ${index}, length ${length}`);
    if (from > to)
        throw new JSONPathError(`starting index ${from} is greater than ending index ${to}`);
    if (by <= 0)
        throw new JSONPathError('step must be > 0');
    return list.slice(from, to).filter((_, index) => index % by === 0);
}
function filtered(list, { left, operator, right }) {
    if (!Array.isArray(list))
        throw new JSONPathError(`${goType(list)} is not array or slice and cannot be filtered`);
    return list.filter((item) => {
        const lefts = findResults(left, item);
        if (operator === 'exists')
            return lefts.length > 0;
        const rights = findResults(right, item);
        if (lefts.length === 0 || rights.length === 0)
            return false;
        if (lefts.length > 1 || rights.length > 1)
            throw new JSONPathError('can only compare one element at a time');
        return holds(lefts[0], operator, rights[0]);
    });
}
function holds(left, operator, right) {
    if (!isBasic(left) || !isBasic(right))
        throw new JSONPathError('invalid type for comparison');
    if (isNumber(left) ? !isNumber(right) : typeof left !== typeof right)
        throw new JSONPathError('incompatible types for comparison');
    switch (operator) {
        case '==':
            return left === right;
        case '!=':
            return left !== right;
    }
    if (typeof left === 'boolean')
        throw new JSONPathError('invalid type for comparison');
    switch (operator) {
        case '<':
            return left < right;
        case '<=':
            return left <= right;
        case '>':
            return left > right;
        case '>=':
            return left >= right;
    }
    throw new JSONPathError(`unrecognized filter operator ${operator}`);
}
function isBasic(value) {
    return isNumber(value) || typeof value === 'boolean' || typeof value === 'string';
}
function isNumber(value) {
    return typeof value === 'number' || typeof value === 'bigint';
}
function goType(value) {
    if (isMap(value))
        return 'map[string]interface {}';
    return isNumber(value) ? 'int64' : typeof value;
}
