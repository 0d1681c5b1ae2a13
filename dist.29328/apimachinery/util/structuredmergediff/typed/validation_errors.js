/** A value doesn't conform to its schema. The message is Go's. Mirrors Go's `typed.ValidationErrors`. */
export class ValidationErrors extends Error {
    code = 'ERR_SMD_VALIDATION';
    errors;
    constructor(errors) {
        super(errors.length === 1 ? textOf(errors[0]) : ['errors:', ...errors.map((error) => `  ${textOf(error)}`)].join('\n'));
        this.name = 'ValidationErrors';
        this.errors = errors;
    }
}
function textOf({ path, message }) {
    return path === '' ? message : `${path}: ${message}`;
}
