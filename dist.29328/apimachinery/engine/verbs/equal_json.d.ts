import { Deferral } from './deferral.ts';
export type Data = Record<string, unknown>;
/** Whether two JSON values are the same: keys in any order, numbers by value. An undefined property is none. */
export declare function equalJSON(a: unknown, b: unknown): boolean;
/** The comparison of two JSON values. */
export declare class JSONComparison extends Deferral {
    protected readonly polluted: boolean;
    json(a: unknown, b: unknown): boolean;
    private jsonList;
    private jsonObject;
}
/** The value of a property, unless it is inherited. */
export declare function own(object: Data, key: string): unknown;
export declare function isObject(value: unknown): value is Data;
/** The object that a list item is: null is an empty one. */
export declare function dataOf(value: unknown): Data;
/** Whether two values, identical or not, are the same number. */
export declare function sameNumber(a: unknown, b: unknown): boolean;
