import { isPolluted } from '../json/polluted.js';
import { MAX_RECURSION } from '../schema/nesting.js';
import { Deferral } from './deferral.js';
/** Whether two JSON values are the same: keys in any order, numbers by value. An undefined property is none. */
export function equalJSON(a, b) {
    const comparison = new JSONComparison();
    return comparison.json(a, b) && comparison.rest();
}
/** The comparison of two JSON values. */
export class JSONComparison extends Deferral {
    polluted = isPolluted();
    json(a, b) {
        if (a === b)
            return true;
        if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null)
            return sameNumber(a, b);
        if (this.depth >= MAX_RECURSION)
            return this.putOff(a, b, () => this.json(a, b));
        this.depth++;
        const answer = Array.isArray(a) || Array.isArray(b) ? this.jsonList(a, b) : this.jsonObject(a, b);
        this.depth--;
        return answer;
    }
    jsonList(a, b) {
        if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length)
            return false;
        for (let index = 0; index < a.length; index++) {
            if (!this.json(a[index], b[index]))
                return false;
        }
        return true;
    }
    jsonObject(a, b) {
        let common = 0;
        let plain = !this.polluted;
        for (const key in a) {
            if (!plain && !Object.hasOwn(a, key))
                continue;
            // What another prototype has doesn't count. To ask for each key would take longer than to ask here.
            if (plain && common === 0 && Object.getPrototypeOf(b) !== Object.prototype)
                plain = false;
            const value = a[key];
            if (value === undefined)
                continue;
            common++;
            if (!this.json(value, plain && key !== '__proto__' ? b[key] : own(b, key)))
                return false;
        }
        let count = 0;
        for (const key in b)
            if ((plain || Object.hasOwn(b, key)) && b[key] !== undefined)
                count++;
        return count === common && (count > 0 || (isData(a) && isData(b)));
    }
}
/** The value of a property, unless it is inherited. */
export function own(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
export function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The object that a list item is: null is an empty one. */
export function dataOf(value) {
    return isObject(value) ? value : {};
}
/** An object without keys is data only if it isn't a Date or a Map. */
function isData(object) {
    const prototype = Object.getPrototypeOf(object);
    return (prototype === null ||
        prototype === Object.prototype ||
        Object.getPrototypeOf(prototype) === null ||
        typeof prototype.deepCopy === 'function');
}
/** Whether two values, identical or not, are the same number. */
export function sameNumber(a, b) {
    return isNumber(a) && isNumber(b) && a == b;
}
function isNumber(value) {
    return typeof value === 'number' || typeof value === 'bigint';
}
