import { isScalar } from '../value/index.js';
import { goSyntax, goText, goType } from './go_value.js';
/** Go's message for a value that is not such a scalar; `undefined` when it is one, null or absent. */
export function checkScalar(scalar, value) {
    if (value === null || value === undefined)
        return undefined;
    switch (scalar) {
        case 'numeric':
            return typeof value === 'number' || typeof value === 'bigint'
                ? undefined
                : `expected numeric (int or float), got ${goType(value)}`;
        case 'string':
            return typeof value === 'string' ? undefined : `expected string, got ${goSyntax(value)}`;
        case 'boolean':
            return typeof value === 'boolean' ? undefined : `expected boolean, got ${goText(value)}`;
        case 'untyped':
            return isScalar(value) ? undefined : `expected any scalar, got ${goText(value)}`;
        default:
            return `unexpected scalar type in schema: ${String(scalar)}`;
    }
}
