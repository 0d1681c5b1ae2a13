import { isIPv4, masked, parseAddress, parseNetwork } from '#engine/text/ip_address';
/** Whether a text is an IP address, however it is written. */
export function isIP(text) {
    return parseAddress(text) !== undefined;
}
/** Whether a text is an IPv6 address. */
export function isIPv6(text) {
    const address = parseAddress(text);
    return address !== undefined && !isIPv4(address.bytes);
}
/** The family of a network; undefined for what is none. */
export function familyOfNetwork(text) {
    const network = parseNetwork(text);
    if (network === undefined)
        return undefined;
    return isIPv4(network.bytes) ? 'IPv4' : 'IPv6';
}
/** Whether a network lies within another that is larger. */
export function isStrictlyWithin(inner, outer) {
    const a = parseNetwork(inner);
    const b = parseNetwork(outer);
    if (a === undefined || b === undefined || a.dotted !== b.dotted || a.prefix <= b.prefix)
        return false;
    const start = masked({ ...a, prefix: b.prefix });
    return masked(b).every((byte, index) => byte === start[index]);
}
/** An address that traffic can be sent to: not one of a machine alone, or of one link. */
export function checkEndpointAddress(faults, path, text) {
    const address = parseAddress(text);
    if (address === undefined) {
        faults.invalid(path, text, 'must be a valid IP address');
        return;
    }
    const { bytes } = address;
    const v4 = isIPv4(bytes);
    const [a, b, c] = v4 ? bytes.slice(12) : bytes;
    const rest = v4 ? bytes.slice(12) : bytes;
    const allButLast = rest.slice(0, -1).every((byte) => byte === 0);
    if (rest.every((byte) => byte === 0))
        faults.invalid(path, text, `may not be unspecified (${text})`);
    if (v4 ? a === 127 : allButLast && rest.at(-1) === 1) {
        faults.invalid(path, text, 'may not be in the loopback range (127.0.0.0/8, ::1/128)');
    }
    if (v4 ? a === 169 && b === 254 : a === 0xfe && (b & 0xc0) === 0x80) {
        faults.invalid(path, text, 'may not be in the link-local range (169.254.0.0/16, fe80::/10)');
    }
    if (v4 ? a === 224 && b === 0 && c === 0 : a === 0xff && (b & 0x0f) === 2) {
        faults.invalid(path, text, 'may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)');
    }
}
