import { everyChar, isAlnum } from '#engine/text/name_syntax';
import { isLabelKey } from '../../api/validate/content/kube.js';
import { isDNS1123Label, isDNS1123Subdomain } from './dns.js';
import { invalid, required } from './field/constructors.js';
import { regexError } from './messages.js';
export { isCIdentifier } from '../../api/validate/content/identifier.js';
export { isLabelValue as isValidLabelValue, isQualifiedName, LabelValueMaxLength, } from '../../api/validate/content/kube.js';
/**
 * Reasons why the string is not a DNS subdomain of at least three labels, without a trailing dot. Mirrors Go's
 * `validation.IsFullyQualifiedName`.
 */
export function isFullyQualifiedName(fldPath, name) {
    if (name === '')
        return [required(fldPath, '')];
    const errors = isDNS1123Subdomain(name);
    if (errors.length > 0)
        return [invalid(fldPath, name, errors.join(','))];
    if (!hasDots(name, 2))
        return [invalid(fldPath, name, 'should be a domain with at least three segments separated by dots')];
    return [];
}
/**
 * Reasons why the string is not a DNS subdomain of at least two labels, each of at most 63 bytes; a trailing dot is
 * allowed. Mirrors Go's `validation.IsFullyQualifiedDomainName`.
 */
export function isFullyQualifiedDomainName(fldPath, name) {
    if (name === '')
        return [required(fldPath, '')];
    const domain = name.endsWith('.') ? name.slice(0, -1) : name;
    const errors = isDNS1123Subdomain(domain);
    if (errors.length > 0)
        return [invalid(fldPath, domain, errors.join(','))];
    if (!hasDots(domain, 1))
        return [invalid(fldPath, domain, 'should be a domain with at least two segments separated by dots')];
    for (const label of domain.split('.')) {
        const wrong = isDNS1123Label(label);
        if (wrong.length > 0)
            return [invalid(fldPath, label, wrong.join(','))];
    }
    return [];
}
/**
 * Reasons why the string is not a DNS subdomain, a slash and a path of RFC 3986: `acme.io/foo`. Mirrors Go's
 * `validation.IsDomainPrefixedPath`.
 */
export function isDomainPrefixedPath(fldPath, dpPath) {
    if (dpPath === '')
        return [required(fldPath, '')];
    const slash = dpPath.indexOf('/');
    if (slash <= 0 || slash === dpPath.length - 1) {
        return [invalid(fldPath, dpPath, 'must be a domain-prefixed path (such as "acme.io/foo")')];
    }
    const host = dpPath.slice(0, slash);
    const errors = isDNS1123Subdomain(host).map((error) => invalid(fldPath, host, error));
    const path = dpPath.slice(slash + 1);
    if (!everyChar(path, isPathChar)) {
        errors.push(invalid(fldPath, path, regexError('Invalid path', "[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+")));
    }
    return errors;
}
/**
 * Reasons why the string is not a label key with a prefix: `acme.io/foo`. Mirrors Go's
 * `validation.IsDomainPrefixedKey`.
 */
export function isDomainPrefixedKey(fldPath, key) {
    if (key === '')
        return [required(fldPath, '')];
    const errors = isLabelKey(key).map((error) => invalid(fldPath, key, error));
    if (errors.length === 0 && !key.includes('/')) {
        errors.push(invalid(fldPath, key, 'must be a domain-prefixed key (such as "acme.io/foo")'));
    }
    return errors;
}
function hasDots(name, count) {
    let at = -1;
    for (let left = count; left > 0; left--) {
        at = name.indexOf('.', at + 1);
        if (at < 0)
            return false;
    }
    return true;
}
function isPathChar(code) {
    return isAlnum(code) || (code < 128 && "/-._~%!$&'()*+,;=:".includes(String.fromCharCode(code)));
}
