import { jsonText } from './bad_value.js';
/** The error with its value shown as JSON, as Go does for named string types such as operators and UIDs. */
export function ofNamedType(error) {
    return error.with({ badValueText: jsonText(error.badValue) });
}
