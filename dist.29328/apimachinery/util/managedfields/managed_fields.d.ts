import { type Time } from '../../apis/meta/v1/time.ts';
import type { ManagedFieldsEntry } from '../../apis/meta/v1/zz_generated.types.ts';
import type { Managed } from './managed.ts';
/**
 * Decodes the entries of `metadata.managedFields`. Mirrors Go's `DecodeManagedFields`.
 * @throws {ManagedFieldsError} on an invalid entry
 */
export declare function decodeManagedFields(entries: readonly ManagedFieldsEntry[]): Managed;
/**
 * Validates the entries of `metadata.managedFields`. Mirrors Go's `ValidateManagedFields`.
 * @throws {ManagedFieldsError}
 */
export declare function validateManagedFields(entries: readonly ManagedFieldsEntry[]): void;
/**
 * The entries for `metadata.managedFields`, sorted; `undefined` when nobody owns anything. Mirrors Go's
 * `EncodeObjectManagedFields`.
 */
export declare function encodeManagedFields({ fields, times }: Managed): ManagedFieldsEntry[] | undefined;
/** Seconds since the Unix epoch; 0 without a time. */
export declare function secondsOf(time: Time | undefined): number;
/** The entries of `metadata.managedFields` can't be read or written. */
export declare class ManagedFieldsError extends Error {
    readonly code = "ERR_MANAGED_FIELDS";
    constructor(message: string, options?: ErrorOptions);
}
