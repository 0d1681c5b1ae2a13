import { isDotted, isLabel, isLowerAlnum, longerThan, lowerLabels, underscoreLabels } from '#engine/text/name_syntax';
import { maxLenError, regexError } from './messages.js';
const dns1123LabelFmt = '[a-z0-9]([-a-z0-9]*[a-z0-9])?';
const dns1123SubdomainFmt = '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*';
const subdomainFmtWithUnderscore = '_?[a-z0-9]([-_a-z0-9]*[a-z0-9])?(\\._?[a-z0-9]([-_a-z0-9]*[a-z0-9])?)*';
/** Maximum bytes of a DNS label by RFC 1123. */
export const DNS1123LabelMaxLength = 63;
/** Maximum bytes of a DNS subdomain by RFC 1123. */
export const DNS1123SubdomainMaxLength = 253;
/** Maximum bytes of a DNS label by RFC 1035. */
export const DNS1035LabelMaxLength = 63;
/**
 * Reasons why the string is not a DNS label by RFC 1123, in lower case: `my-name`. Empty when valid. Mirrors Go's
 * `validation.IsDNS1123Label`.
 */
export function isDNS1123Label(value) {
    const errors = length(value, DNS1123LabelMaxLength);
    if (isLabel(value, lowerLabels))
        return errors;
    if (isDotted(value, lowerLabels))
        return [...errors, 'must not contain dots'];
    const words = "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character";
    return [...errors, regexError(words, dns1123LabelFmt, 'my-name', '123-abc')];
}
/**
 * Reasons why the string is not a DNS subdomain by RFC 1123, in lower case: `example.com`. Empty when valid. Mirrors
 * Go's `validation.IsDNS1123Subdomain`.
 */
export function isDNS1123Subdomain(value) {
    const errors = length(value, DNS1123SubdomainMaxLength);
    if (isDotted(value, lowerLabels))
        return errors;
    const words = "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character";
    return [...errors, regexError(words, dns1123SubdomainFmt, 'example.com')];
}
/**
 * As {@link isDNS1123Subdomain}, but underscores are allowed within labels and at their start. Mirrors Go's
 * `validation.IsDNS1123SubdomainWithUnderscore`.
 */
export function isDNS1123SubdomainWithUnderscore(value) {
    const errors = length(value, DNS1123SubdomainMaxLength);
    if (isDotted(value, underscoreLabels))
        return errors;
    const words = "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '_', '-' or '.', and must start and end with an alphanumeric character";
    return [...errors, regexError(words, subdomainFmtWithUnderscore, 'example.com')];
}
/**
 * Reasons why the string is not a DNS label by RFC 1035, in lower case: like RFC 1123, but starting with a letter.
 * Mirrors Go's `validation.IsDNS1035Label`.
 */
export function isDNS1035Label(value) {
    const errors = length(value, DNS1035LabelMaxLength);
    if (isLabel(value, lowerLabels) && value.charCodeAt(0) >= 97)
        return errors;
    const words = "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character";
    return [...errors, regexError(words, '[a-z]([-a-z0-9]*[a-z0-9])?', 'my-name', 'abc-123')];
}
/**
 * Reasons why the string is not `*.` and a DNS subdomain by RFC 1123: `*.example.com`. Mirrors Go's
 * `validation.IsWildcardDNS1123Subdomain`.
 */
export function isWildcardDNS1123Subdomain(value) {
    const errors = length(value, DNS1123SubdomainMaxLength);
    if (value.startsWith('*.') && isDotted(value.slice(2), lowerLabels))
        return errors;
    const words = "a wildcard DNS-1123 subdomain must start with '*.', followed by a valid DNS subdomain, which must consist of lower case alphanumeric characters, '-' or '.' and end with an alphanumeric character";
    return [...errors, regexError(words, `\\*\\.${dns1123SubdomainFmt}`, '*.example.com')];
}
/**
 * Reasons why the string is not a port name by RFC 6335 in lower case: at most 15 characters of `[-a-z0-9]`, at least
 * one letter, no `-` at either end nor two in a row. Mirrors Go's `validation.IsValidPortName`.
 */
export function isValidPortName(port) {
    const errors = length(port, 15);
    let letters = 0;
    let allowed = port !== '';
    for (let at = 0; at < port.length; at++) {
        const code = port.charCodeAt(at);
        if (code >= 97 && code <= 122)
            letters++;
        else if (code !== 45 && !isLowerAlnum(code))
            allowed = false;
    }
    if (!allowed)
        errors.push('must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)');
    if (letters === 0)
        errors.push('must contain at least one letter (a-z)');
    if (port.includes('--'))
        errors.push('must not contain consecutive hyphens');
    if (port.startsWith('-') || port.endsWith('-'))
        errors.push('must not begin or end with a hyphen');
    return errors;
}
function length(value, limit) {
    return longerThan(value, limit) ? [maxLenError(limit)] : [];
}
