import type { APIObject } from './api_object.ts';
/** A column of the table in which `kubectl get` shows objects. */
export interface Column<T extends APIObject = APIObject> {
    readonly name: string;
    /** `string` unless given. */
    readonly type?: 'boolean' | 'date' | 'integer' | 'number' | 'string';
    /** How the value is meant: `name` for the name of the object. */
    readonly format?: string;
    /** 0 is always shown, more only by `-o wide`. 0 unless given. */
    readonly priority?: number;
    readonly description?: string;
    /** What the cell of an object shows. A time in a column of the type `date` is shown as an age. */
    value(object: T): unknown;
    /** What the cells of a list show, where they depend on the other objects; `value` is for an object alone then. */
    valuesOf?(list: readonly T[]): readonly unknown[];
    /** Whether the value is the cell as it is shown, also in a column of the type `date`. */
    readonly finished?: boolean;
}
