import { quote } from '#engine/schema/fault';
/** A kind has no such field selector. */
export class FieldLabelError extends Error {
    code = 'ERR_FIELD_LABEL';
    label;
    /** @param message what Go says unless given, of a kind that has no fields of its own */
    constructor(label, message = `${quote(label)} is not a known field selector: only "metadata.name", "metadata.namespace"`) {
        super(message);
        this.name = 'FieldLabelError';
        this.label = label;
    }
}
/**
 * What every kind can be selected by: `metadata.name` and `metadata.namespace`.
 * Mirrors Go's `runtime.DefaultMetaV1FieldSelectorConversion`.
 * @throws {FieldLabelError} for any other label
 */
export function defaultMetaV1FieldSelectorConversion(label, value) {
    if (label !== 'metadata.name' && label !== 'metadata.namespace')
        throw new FieldLabelError(label);
    return { label, value };
}
