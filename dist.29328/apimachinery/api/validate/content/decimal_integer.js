import { everyChar, isDigit } from '#engine/text/name_syntax';
import { emptyError } from './messages.js';
/**
 * Reasons why the string is not a decimal integer in canonical form: `0`, `-12`; no `+`, no `-0`, no leading zeros. Of
 * any magnitude. Mirrors Go's `content.IsDecimalInteger`.
 */
export function isDecimalInteger(value) {
    if (value === '')
        return [emptyError()];
    const digits = value.startsWith('-') ? value.slice(1) : value;
    const canonical = digits !== '' && everyChar(digits, isDigit) && (!digits.startsWith('0') || value === '0');
    return canonical ? [] : ['must be a valid decimal integer in canonical form'];
}
