import { formatFloat } from '#engine/go/format_float';
import { stringifyJSON } from '#engine/json/stringify';
import { quote } from '#engine/schema/fault';
/** The type of {@link omitValue}. Mirrors Go's `field.OmitValueType`. */
export class OmitValueType {
    toString() {
        return '<value omitted>';
    }
}
/** A bad value that is omitted from the message. */
export const omitValue = /* @__PURE__ */ new OmitValueType();
/**
 * The value as Go's messages print it: strings quoted, numbers and booleans plain, everything else as JSON with sorted
 * keys.
 */
export function badValueText(value) {
    switch (typeof value) {
        case 'string':
            return quote(value);
        case 'number':
            // Whole numbers are integers in Go, all others float64.
            return Number.isSafeInteger(value) ? String(value) : formatFloat(value);
        case 'bigint':
        case 'boolean':
            return String(value);
        default:
            return jsonText(value);
    }
}
/** The value as Go's JSON encoder writes it; objects count as maps, whose keys are sorted. */
export function jsonText(value) {
    try {
        return stringifyJSON(value ?? null, { sorted: true });
    }
    catch {
        // A cycle, a function or a symbol has no JSON form.
        return String(value);
    }
}
