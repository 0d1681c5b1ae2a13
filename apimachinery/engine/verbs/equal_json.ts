import { getOwn } from '../json/own_property.ts';
import { isPolluted } from '../json/polluted.ts';
import { MAX_RECURSION } from '../schema/nesting.ts';
import { Deferral } from './deferral.ts';

export type Data = Record<string, unknown>;

/** Whether two JSON values are the same: keys in any order, numbers by value. An undefined property is none. */
export function equalJSON(a: unknown, b: unknown): boolean {
  const comparison = new JSONComparison();
  return comparison.json(a, b) && comparison.rest();
}

/** The comparison of two JSON values. */
export class JSONComparison extends Deferral {
  protected readonly polluted: boolean = isPolluted();

  json(a: unknown, b: unknown): boolean {
    if (a === b) return true;
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return sameNumber(a, b);
    if (this.depth >= MAX_RECURSION) return this.putOff(a, b, () => this.json(a, b));
    this.depth++;
    const answer = Array.isArray(a) || Array.isArray(b) ? this.jsonList(a, b) : this.jsonObject(a as Data, b as Data);
    this.depth--;
    return answer;
  }

  private jsonList(a: unknown, b: unknown): boolean {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) {
      if (!this.json(a[index], b[index])) return false;
    }
    return true;
  }

  private jsonObject(a: Data, b: Data): boolean {
    let common = 0;
    let plain = !this.polluted;
    for (const key in a) {
      if (!plain && !Object.hasOwn(a, key)) continue;
      // What another prototype has doesn't count. To ask for each key would take longer than to ask here.
      if (plain && common === 0 && Object.getPrototypeOf(b) !== Object.prototype) plain = false;
      const value = a[key];
      if (value === undefined) continue;
      common++;
      if (!this.json(value, plain && key !== '__proto__' ? b[key] : getOwn(b, key))) return false;
    }
    let count = 0;
    for (const key in b) if ((plain || Object.hasOwn(b, key)) && b[key] !== undefined) count++;
    return count === common && (count > 0 || (isData(a) && isData(b)));
  }
}

export function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a list item is: null is an empty one. */
export function dataOf(value: unknown): Data {
  return isObject(value) ? value : {};
}

/** An object without keys is data only if it isn't a Date or a Map. */
function isData(object: object): boolean {
  const prototype = Object.getPrototypeOf(object);
  return (
    prototype === null ||
    prototype === Object.prototype ||
    Object.getPrototypeOf(prototype) === null ||
    typeof prototype.deepCopy === 'function'
  );
}

/** Whether two values, identical or not, are the same number. */
export function sameNumber(a: unknown, b: unknown): boolean {
  return isNumber(a) && isNumber(b) && a == b;
}

function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}
