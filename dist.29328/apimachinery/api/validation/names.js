import { isDNS1035Label, isDNS1123Label, isDNS1123Subdomain } from '../../util/validation/dns.js';
/** Validates names that are DNS subdomains: `example.com`. Mirrors Go's `validation.NameIsDNSSubdomain`. */
export function nameIsDNSSubdomain(name, prefix) {
    return isDNS1123Subdomain(prefix ? maskTrailingDash(name) : name);
}
/** Validates names that are DNS labels by RFC 1123: `my-name`. Mirrors Go's `validation.NameIsDNSLabel`. */
export function nameIsDNSLabel(name, prefix) {
    return isDNS1123Label(prefix ? maskTrailingDash(name) : name);
}
/**
 * Validates names that are DNS labels by RFC 1035, which begin with a letter. Mirrors Go's
 * `validation.NameIsDNS1035Label`.
 */
export function nameIsDNS1035Label(name, prefix) {
    return isDNS1035Label(prefix ? maskTrailingDash(name) : name);
}
/** Validates names of namespaces: {@link nameIsDNSLabel}. Mirrors Go's `validation.ValidateNamespaceName`. */
export function validateNamespaceName(name, prefix) {
    return nameIsDNSLabel(name, prefix);
}
/**
 * Validates names of service accounts: {@link nameIsDNSSubdomain}. Mirrors Go's
 * `validation.ValidateServiceAccountName`.
 */
export function validateServiceAccountName(name, prefix) {
    return nameIsDNSSubdomain(name, prefix);
}
/**
 * A prefix may end with a dash, as more will follow: Go replaces the last two bytes by one letter. If that cuts a
 * multi-byte character, the rest is invalid anyway, so any invalid characters of that length will do.
 */
function maskTrailingDash(name) {
    if (name.length < 2 || !name.endsWith('-'))
        return name;
    const kept = Array.from(name.slice(-3, -1)).at(-1);
    const code = kept.codePointAt(0);
    const bytesLeft = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    return `${name.slice(0, -1 - kept.length)}${'!'.repeat(bytesLeft)}a`;
}
