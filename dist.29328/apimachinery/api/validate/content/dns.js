import { anyCaseLabels, isDotted, isLabel, longerThan, lowerLabels } from '#engine/text/name_syntax';
import { maxLenError, regexError } from './messages.js';
const dns1123LabelFmt = '[a-z0-9]([-a-z0-9]*[a-z0-9])?';
const dns1123SubdomainFmt = '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*';
/** Maximum bytes of a DNS label. */
export const DNS1123LabelMaxLength = 63;
/** Maximum bytes of a DNS subdomain. */
export const DNS1123SubdomainMaxLength = 253;
/**
 * Reasons why the string is not a DNS label by RFC 1123, in lower case: `my-name`. Empty when valid. Mirrors Go's
 * `content.IsDNS1123Label`.
 */
export function isDNS1123Label(value) {
    const errors = longerThan(value, DNS1123LabelMaxLength) ? [maxLenError(DNS1123LabelMaxLength)] : [];
    if (isLabel(value, lowerLabels))
        return errors;
    if (isDotted(value, lowerLabels))
        return [...errors, 'must not contain dots'];
    const words = "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character";
    return [...errors, regexError(words, dns1123LabelFmt, 'my-name', '123-abc')];
}
/**
 * Reasons why the string is not a DNS subdomain by RFC 1123, in lower case: `example.com`. Empty when valid. Mirrors
 * Go's `content.IsDNS1123Subdomain`.
 */
export function isDNS1123Subdomain(value) {
    const errors = subdomainLength(value);
    if (isDotted(value, lowerLabels))
        return errors;
    const words = "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character";
    return [...errors, regexError(words, dns1123SubdomainFmt, 'example.com')];
}
/**
 * As {@link isDNS1123Subdomain}, but upper case is allowed. The message shows the lower-case regex, as Go's does.
 * Mirrors Go's `content.IsDNS1123SubdomainCaseless`.
 * @deprecated as in Go: names that differ only in case get confused
 */
export function isDNS1123SubdomainCaseless(value) {
    const errors = subdomainLength(value);
    if (isDotted(value, anyCaseLabels))
        return errors;
    const words = "an RFC 1123 subdomain must consist of alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character";
    return [...errors, regexError(words, dns1123SubdomainFmt, 'Example.com')];
}
function subdomainLength(value) {
    return longerThan(value, DNS1123SubdomainMaxLength) ? [maxLenError(DNS1123SubdomainMaxLength)] : [];
}
