import { put } from '#engine/json/own_property';
import { compile } from '#engine/schema/compile';
import { formatPath } from '#engine/schema/fault';
import { assertNever } from '#engine/schema/node';
import { scalars } from '../../apimachinery/apis/meta/v1/scalars.js';
/** Walks an object by its type and copies it into the other form. */
export function convertValue(type, object, direction) {
    const unknown = [];
    function fields(value, shape, keys) {
        const byName = new Map(shape.members.map((member) => [direction.nameOf(member.name), member]));
        const copy = {};
        for (const [name, field] of Object.entries(value)) {
            if (field === undefined)
                continue;
            const member = byName.get(name);
            if (member === undefined) {
                unknown.push(formatPath([...keys, name]));
                put(copy, name, field);
            }
            else
                put(copy, direction.renamed(member.name), walk(field, member.node, [...keys, member.name]));
        }
        return copy;
    }
    function walk(value, node, keys) {
        if (value === null)
            return value;
        switch (node.kind) {
            case 'string':
            case 'bool':
            case 'int32':
            case 'int64':
            case 'float64':
            case 'bytes':
            case 'opaque':
            // Its classes have `any` for a schema or something else, and so the JSON names.
            case 'union':
                return value;
            case 'scalar':
                if (node.goType === 'v1.Time')
                    return direction.time(value, formatPath(keys));
                return node.goType === 'v1.MicroTime' ? direction.microTime(value, formatPath(keys)) : value;
            case 'struct':
                return isObject(value) ? fields(value, node.shape, keys) : value;
            case 'list':
                return Array.isArray(value) ? value.map((item, at) => walk(item, node.elem, [...keys, at])) : value;
            case 'map': {
                if (!isObject(value))
                    return value;
                const copy = {};
                for (const [key, entry] of Object.entries(value))
                    put(copy, key, walk(entry, node.elem, [...keys, key]));
                return copy;
            }
            default:
                return assertNever(node);
        }
    }
    return { value: fields(object, compile(type, scalars), []), unknown };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
