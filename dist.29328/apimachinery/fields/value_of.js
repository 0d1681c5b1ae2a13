/** The value of a field; empty when absent. Inherited properties are not fields. */
export function valueOf(fields, field) {
    return fields && Object.hasOwn(fields, field) ? fields[field] : '';
}
