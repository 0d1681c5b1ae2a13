import { escapeHTML } from '#engine/json/escape';
import { writeJSON } from '#engine/json/write';
/**
 * The JSON text of a value, as in FieldsV1 keys: map keys sorted, `<`, `>` and `&` escaped, exponents of two digits.
 * Mirrors Go's `value.ToJSON`.
 * @param floats whether Go holds all numbers as float64 here, which allows -0
 */
export function toJSON(value, floats = false) {
    return writeJSON(value, { indent: 0, sortKeys: true, leaf: (item) => leafText(item, floats) });
}
function leafText(value, floats) {
    if (typeof value === 'string')
        return escapeHTML(jsonText(value));
    if (floats && Object.is(value, -0))
        return '-0';
    return String(value ?? null).replace(/e-(\d)$/, 'e-0$1');
}
/** A JSON string as Go writes it: with numeric escapes for backspace and form feed. */
export function jsonText(text) {
    const json = JSON.stringify(text);
    return json.includes('\\')
        ? json.replace(/\\([bf\\])/g, (escape, char) => char === 'b' ? '\\u0008' : char === 'f' ? '\\u000c' : escape)
        : json;
}
