import { type Set } from '../fieldpath/index.ts';
import type { TypedValue } from './typed_value.ts';
/** The fields of a manager can't be adapted to the schema. */
export declare class ReconcileError extends Error {
    readonly code = "ERR_SMD_RECONCILE";
    constructor(message: string);
}
/**
 * Adapts a set of fields to a changed schema: where a list or map became atomic, the fields below it collapse into one.
 * Mirrors Go's `typed.ReconcileFieldSetWithSchema`.
 * @returns `undefined` when nothing changes
 * @throws {ReconcileError}
 */
export declare function reconcileFieldSetWithSchema(set: Set, value: TypedValue): Set | undefined;
