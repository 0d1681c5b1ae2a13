import { append } from '#engine/go/append';
import { isLabelKeyName, longerThan } from '#engine/text/name_syntax';
import { isDNS1123Subdomain } from './dns.js';
import { emptyError, maxLenError, regexError } from './messages.js';
const labelKeyFmt = '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]';
const labelKeyMaxLength = 63;
/** Maximum bytes of a label value. */
export const LabelValueMaxLength = 63;
/**
 * Reasons why the string is not a label key: a name of at most 63 bytes, such as `app`, optionally prefixed by a DNS
 * subdomain and a slash: `example.com/app`. Empty when valid. Mirrors Go's `content.IsLabelKey`.
 */
export function isLabelKey(value) {
    const slash = value.indexOf('/');
    if (slash >= 0 && value.includes('/', slash + 1)) {
        return [
            `a valid label key ${keyError()} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`,
        ];
    }
    const errors = [];
    if (slash === 0)
        errors.push(`prefix part ${emptyError()}`);
    else if (slash > 0)
        append(errors, isDNS1123Subdomain(value.slice(0, slash)).map((error) => `prefix part ${error}`));
    const name = value.slice(slash + 1);
    if (name === '')
        errors.push(`name part ${emptyError()}`);
    else if (longerThan(name, labelKeyMaxLength))
        errors.push(`name part ${maxLenError(labelKeyMaxLength)}`);
    if (!isLabelKeyName(name))
        errors.push(`name part ${keyError()}`);
    return errors;
}
/**
 * Reasons why the string is not a label key with a prefix: `example.com/key`, not `key`. Empty when valid. Mirrors Go's
 * `content.IsPrefixedLabelKey`.
 */
export function isPrefixedLabelKey(value) {
    const errors = isLabelKey(value);
    return errors.length > 0 || value.includes('/') ? errors : ["must include a prefix (e.g. 'example.com/key')"];
}
/**
 * The same as {@link isLabelKey}. Mirrors Go's `content.IsQualifiedName`.
 * @deprecated as in Go
 */
export function isQualifiedName(value) {
    return isLabelKey(value);
}
/**
 * Reasons why the string is not a label value: at most 63 bytes, letters, digits, `-`, `_` and `.`, with a letter or
 * digit at both ends, or empty. An empty list when valid. Mirrors Go's `content.IsLabelValue`.
 */
export function isLabelValue(value) {
    const errors = longerThan(value, LabelValueMaxLength) ? [maxLenError(LabelValueMaxLength)] : [];
    if (value === '' || isLabelKeyName(value))
        return errors;
    const words = "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character";
    return [...errors, regexError(words, `(${labelKeyFmt})?`, 'MyValue', 'my_value', '12345')];
}
function keyError() {
    const words = "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character";
    return regexError(words, labelKeyFmt, 'MyName', 'my.name', '123-abc');
}
