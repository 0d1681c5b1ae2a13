import { everyChar, isAlnum, isDigit } from '#engine/text/name_syntax';
import { regexError } from './messages.js';
/** Reasons why the string is not a C identifier, of any length. Mirrors Go's `content.IsCIdentifier`. */
export function isCIdentifier(value) {
    if (value !== '' && !isDigit(value.charCodeAt(0)) && everyChar(value, (code) => isAlnum(code) || code === 95))
        return [];
    const words = "a valid C identifier must start with alphabetic character or '_', followed by a string of alphanumeric characters or '_'";
    return [regexError(words, '[A-Za-z_][A-Za-z0-9_]*', 'my_name', 'MY_NAME', 'MyName')];
}
