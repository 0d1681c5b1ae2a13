import { quote } from '#engine/schema/fault';
import { formatAddress, formatNetwork, isIPv4, masked, parseNetwork } from '#engine/text/ip_address';
import { invalid } from './field/constructors.js';
import { pathToString } from './field/path.js';
/**
 * Reasons why the string is not a canonical CIDR: `10.9.8.0/24`, `2001:db8::/64`, with no bits set after the prefix.
 * Empty when valid. Mirrors Go's `validation.IsValidCIDR`.
 */
export function isValidCIDR(fldPath, value) {
    const errors = networkErrors(fldPath, value, true);
    const canonical = errors.length === 0 ? formatNetwork(parseNetwork(value)) : value;
    return value === canonical ? errors : [invalid(fldPath, value, `must be in canonical form (${quote(canonical)})`)];
}
/**
 * Reasons why the string is not a CIDR, canonical or not, for fields older than strict validation. Unless
 * `strictValidation`, leading zeros, IPv4-mapped IPv6 and bits after the prefix are allowed; values in `validOldCIDRs`
 * always are. Mirrors Go's `validation.IsValidCIDRForLegacyField`.
 */
export function isValidCIDRForLegacyField(fldPath, value, strictValidation, validOldCIDRs = []) {
    return validOldCIDRs.includes(value) ? [] : networkErrors(fldPath, value, strictValidation);
}
/**
 * Warnings about a network that passed {@link isValidCIDRForLegacyField} but is not canonical. Empty for what is no
 * network. Mirrors Go's `validation.GetWarningsForCIDR`, which logs the latter.
 */
export function getWarningsForCIDR(fldPath, value) {
    const network = parseNetwork(value);
    if (network === undefined)
        return [];
    const warnings = [];
    const field = pathToString(fldPath);
    const canonical = formatNetwork(network);
    if (hasHostBits(network)) {
        const single = `${formatAddress(network.bytes)}/${network.dotted ? 32 : 128}`;
        warnings.push(`${field}: CIDR value ${quote(value)} is ambiguous in this context (should be ${quote(canonical)} or ${quote(single)}?)`);
    }
    if (!network.strict || isMapped(network)) {
        warnings.push(`${field}: non-standard CIDR value ${quote(value)} is invalid: use ${quote(canonical)}`);
    }
    if (warnings.length === 0 && !network.dotted && canonical !== value) {
        warnings.push(`${field}: IPv6 CIDR value ${quote(value)} should be in RFC 5952 canonical format (${quote(canonical)})`);
    }
    return warnings;
}
/**
 * Reasons why the string is not a canonical interface address, with a prefix length: `10.9.8.7/24`. Mirrors Go's
 * `validation.IsValidInterfaceAddress`.
 */
export function isValidInterfaceAddress(fldPath, value) {
    const network = parseNetwork(value);
    if (network === undefined) {
        return [invalid(fldPath, value, 'must be a valid address in CIDR form, (e.g. 10.9.8.7/24 or 2001:db8::1/64)')];
    }
    // IPv4-mapped IPv6 with a prefix from 33 to 95 has no canonical form; as in Go, the message shows a negative length.
    const prefix = isIPv4(network.bytes) && network.prefix > 32 ? network.prefix - 96 : network.prefix;
    const canonical = `${formatAddress(network.bytes)}/${prefix}`;
    return value === canonical ? [] : [invalid(fldPath, value, `must be in canonical form (${quote(canonical)})`)];
}
function networkErrors(fldPath, value, strict) {
    const network = parseNetwork(value);
    if (network === undefined)
        return [invalid(fldPath, value, 'must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)')];
    if (!strict)
        return [];
    if (!network.strict)
        return [invalid(fldPath, value, 'must not have leading 0s in IP or prefix length')];
    if (isMapped(network))
        return [invalid(fldPath, value, 'must not have an IPv4-mapped IPv6 address')];
    if (hasHostBits(network))
        return [invalid(fldPath, value, 'must not have bits set beyond the prefix length')];
    return [];
}
function isMapped(network) {
    return !network.dotted && isIPv4(network.bytes);
}
function hasHostBits(network) {
    return masked(network).some((byte, index) => byte !== network.bytes[index]);
}
