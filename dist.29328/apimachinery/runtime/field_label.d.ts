/** One term of a field selector. */
export interface FieldLabel {
    readonly label: string;
    readonly value: string;
}
/**
 * Translates one term of a field selector of a versioned kind. Throws when the field can't be selected by.
 * Mirrors Go's `runtime.FieldLabelConversionFunc`.
 */
export type FieldLabelConversionFunc = (label: string, value: string) => FieldLabel;
/** A kind has no such field selector. */
export declare class FieldLabelError extends Error {
    readonly code = "ERR_FIELD_LABEL";
    readonly label: string;
    /** @param message what Go says unless given, of a kind that has no fields of its own */
    constructor(label: string, message?: string);
}
/**
 * What every kind can be selected by: `metadata.name` and `metadata.namespace`.
 * Mirrors Go's `runtime.DefaultMetaV1FieldSelectorConversion`.
 * @throws {FieldLabelError} for any other label
 */
export declare function defaultMetaV1FieldSelectorConversion(label: string, value: string): FieldLabel;
