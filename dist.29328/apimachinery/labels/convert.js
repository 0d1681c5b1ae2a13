import { trimSpace } from '#engine/go/trim_space';
import { labelKeyError, labelValueError } from './internal/label_errors.js';
/** An invalid list of labels. The message is Go's. */
export class LabelsMapError extends Error {
    code = 'ERR_LABELS_MAP';
    constructor(message) {
        super(message);
        this.name = 'LabelsMapError';
    }
}
/**
 * Parses labels such as `a=1,b=2`, a selector with `=` only. For a duplicate key the last value wins. Mirrors Go's
 * `labels.ConvertSelectorToLabelsMap`.
 * @throws {LabelsMapError} when a part is not `key=value`
 * @throws {FieldError} for an invalid label key or value
 */
export function convertSelectorToLabelsMap(selector, options) {
    const labels = new Map();
    for (const part of selector === '' ? [] : selector.split(',')) {
        const sides = part.split('=');
        if (sides.length !== 2)
            throw new LabelsMapError(`invalid selector: [${sides.join(' ')}]`);
        const [key, value] = sides.map(trimSpace);
        const error = labelKeyError(key, options?.path) ?? labelValueError(key, value, options?.path);
        if (error !== undefined)
            throw error;
        labels.set(key, value);
    }
    return Object.fromEntries(labels);
}
