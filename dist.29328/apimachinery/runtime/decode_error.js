import { hasCode } from '#engine/text/has_code';
/** Data that can't be decoded: not JSON or YAML, or a value that its field can't hold. */
export class DecodeError extends Error {
    code = 'ERR_DECODE';
    /** Go's text of the error. The message is the same with the path in front, where there is one. */
    text;
    /** Where: `spec.containers[0].image`. Empty when the fault is not in one field. */
    path;
    /** Everything that is wrong, in the order Go would come upon it; Go reports the first. */
    faults;
    constructor(text, faults = [], options) {
        const path = faults[0]?.path ?? '';
        super(path === '' ? text : `${path}: ${text}`, options);
        this.name = 'DecodeError';
        this.text = text;
        this.path = path;
        this.faults = faults;
    }
}
/** Whether an error is a {@link DecodeError}. */
export function isDecodeError(err) {
    return hasCode(err, 'ERR_DECODE');
}
