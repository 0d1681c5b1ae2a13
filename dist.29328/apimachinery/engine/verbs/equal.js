import { compile, NO_SCALARS } from '../schema/compile.js';
import { MAX_RECURSION } from '../schema/nesting.js';
import { assertNever } from '../schema/node.js';
import { dataOf, isObject, JSONComparison, own } from './equal_json.js';
import { equalBytes, equalScalar, isZero, isZeroField } from './leaf_values.js';
/**
 * Whether two wire values of a type mean the same to Go: an absent field is its zero value unless it is a pointer, an
 * empty list or map is none, and values with a syntax of their own are compared by meaning. Fields that the type does
 * not know are compared as JSON.
 */
export function equal(struct, a, b, scalars = NO_SCALARS) {
    const shape = compile(struct, scalars);
    const comparison = new Comparison();
    return (isObject(a) && isObject(b) ? comparison.struct(a, b, shape) : comparison.json(a, b)) && comparison.rest();
}
/** The comparison of two values of a type. */
export class Comparison extends JSONComparison {
    struct(a, b, shape) {
        if (a === b)
            return true;
        if (this.depth >= MAX_RECURSION)
            return this.putOff(a, b, () => this.struct(a, b, shape));
        this.depth++;
        const answer = this.fields(a, b, shape);
        this.depth--;
        return answer;
    }
    fields(a, b, shape) {
        let previous = shape.head;
        let common = 0;
        for (const key in a) {
            if (this.polluted && !Object.hasOwn(a, key))
                continue;
            let member = previous.next;
            if (member === undefined || member.name !== key) {
                member = shape.byName.get(key);
                if (member === undefined) {
                    const other = own(b, key);
                    if (!this.json(a[key], other))
                        return false;
                    if (other !== undefined)
                        common++;
                    continue;
                }
                previous.next = member;
            }
            previous = member;
            const value = a[key];
            // No prototype of plain data has strings, numbers or booleans; that of a class has.
            if (value === b[key] && typeof value !== 'object' && value !== undefined && !shape.isClass) {
                common++;
                continue;
            }
            const other = own(b, key);
            if (other !== undefined)
                common++;
            if (!this.field(value, other, member.node, member.pointer))
                return false;
        }
        let count = 0;
        for (const _ in b)
            count++;
        return count === common || this.onlyZero(b, a, shape);
    }
    /** Whether the fields that `b` lacks are zero in `a`. */
    onlyZero(a, b, shape) {
        for (const key of Object.keys(a)) {
            if (own(b, key) === undefined && !isZeroField(a[key], key, shape))
                return false;
        }
        return true;
    }
    /** Two values of a type, of which any may be absent. */
    field(a, b, node, pointer) {
        if (a !== undefined && a !== null && b !== undefined && b !== null)
            return this.value(a, b, node);
        const present = a ?? b ?? undefined;
        return present === undefined || (!pointer && isZero(present, node));
    }
    value(a, b, node) {
        switch (node.kind) {
            case 'bytes':
                return a === b || equalBytes(a, b);
            case 'scalar':
                return a === b || equalScalar(a, b, node.scalar);
            case 'struct':
                return isObject(a) && isObject(b) ? this.struct(a, b, node.shape) : this.json(a, b);
            case 'list':
                return Array.isArray(a) && Array.isArray(b) ? this.list(a, b, node.elem) : this.json(a, b);
            case 'map':
                return isObject(a) && isObject(b) ? this.map(a, b, node.elem) : this.json(a, b);
            case 'union':
                return this.union(a, b, node);
            case 'string':
            case 'bool':
            case 'int32':
            case 'int64':
            case 'float64':
            case 'opaque':
                return this.json(a, b);
            default:
                return assertNever(node);
        }
    }
    list(a, b, elem) {
        if (a.length !== b.length)
            return false;
        for (let index = 0; index < a.length; index++) {
            if (!this.field(a[index], b[index], elem, false))
                return false;
        }
        return true;
    }
    map(a, b, elem) {
        const keys = Object.keys(a);
        if (keys.length !== Object.keys(b).length)
            return false;
        for (const key of keys) {
            if (!Object.hasOwn(b, key) || !this.field(a[key], b[key], elem, false))
                return false;
        }
        return true;
    }
    union(a, b, { shape, or }) {
        if (isObject(a) || isObject(b))
            return isObject(a) && isObject(b) && this.struct(a, b, shape);
        if (or.kind !== 'list')
            return this.json(a, b);
        const items = [a, b].map((side) => (Array.isArray(side) ? side : []));
        const [left, right] = items;
        if (or.elem.kind === 'string')
            return left.length === right.length && left.every((text, index) => (text ?? '') === (right[index] ?? ''));
        return (left.length === right.length &&
            left.every((item, index) => this.struct(dataOf(item), dataOf(right[index]), shape)));
    }
}
