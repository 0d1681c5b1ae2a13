import { everyChar, isAlnum, isDigit, isNameChar, longerThan } from '#engine/text/name_syntax';
import { DNS1123SubdomainMaxLength } from './dns.js';
import { emptyError, maxLenError, regexError } from './messages.js';
/**
 * Reasons why the string is not an HTTP header name: letters, digits and `-`. Mirrors Go's
 * `validation.IsHTTPHeaderName`.
 */
export function isHTTPHeaderName(value) {
    if (value !== '' && everyChar(value, (code) => isAlnum(code) || code === 45))
        return [];
    return [
        regexError("a valid HTTP header must consist of alphanumeric characters or '-'", '[-A-Za-z0-9]+', 'X-Header-Name'),
    ];
}
/**
 * Reasons why the string is not the name of an environment variable: letters, digits, `_`, `-` and `.`, not starting
 * with a digit or `..`. Mirrors Go's `validation.IsEnvVarName`.
 */
export function isEnvVarName(value) {
    if (value !== '' && !isDigit(value.charCodeAt(0)) && everyChar(value, isNameChar))
        return chDirPrefix(value);
    const words = "a valid environment variable name must consist of alphabetic characters, digits, '_', '-', or '.', and must not start with a digit";
    return [
        regexError(words, '[-._a-zA-Z][-._a-zA-Z0-9]*', 'my.env-name', 'MY_ENV.NAME', 'MyEnvName1'),
        ...chDirPrefix(value),
    ];
}
/**
 * Reasons why the string is not the name of an environment variable by the rules since Kubernetes 1.32: any printable
 * ASCII but `=`. Mirrors Go's `validation.IsRelaxedEnvVarName`.
 */
export function isRelaxedEnvVarName(value) {
    if (value === '')
        return [`environment variable name ${emptyError()}`];
    if (everyChar(value, (code) => code >= 32 && code < 127 && code !== 61))
        return [];
    return ["a valid environment variable name must consist only of printable ASCII characters other than '='"];
}
/**
 * Reasons why the string is not a key of a ConfigMap or Secret: at most 253 letters, digits, `-`, `_` and `.`, not
 * starting with `..`. Mirrors Go's `validation.IsConfigMapKey`.
 */
export function isConfigMapKey(value) {
    const errors = longerThan(value, DNS1123SubdomainMaxLength) ? [maxLenError(DNS1123SubdomainMaxLength)] : [];
    if (value === '' || !everyChar(value, isNameChar)) {
        const words = "a valid config key must consist of alphanumeric characters, '-', '_' or '.'";
        errors.push(regexError(words, '[-._a-zA-Z0-9]+', 'key.name', 'KEY_NAME', 'key-name'));
    }
    return [...errors, ...chDirPrefix(value)];
}
/** The name becomes a file name, which must not escape its directory. */
function chDirPrefix(value) {
    if (value === '.' || value === '..')
        return [`must not be '${value}'`];
    return value.startsWith('..') ? ["must not start with '..'"] : [];
}
