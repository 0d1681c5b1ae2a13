import { isStrictAddress } from './addresses.js';
/** Whether the text is an absolute URI, or the absolute path of an HTTP request: what Go's `url.ParseRequestURI` takes. */
export function isRequestURI(text) {
    if (/[\x00-\x1f\x7f]/.test(text) || text === '')
        return false;
    if (text === '*')
        return true;
    if (text.startsWith(':'))
        return false;
    const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(text)?.[1];
    let rest = scheme === undefined ? text : text.slice(scheme.length + 1);
    const query = rest.indexOf('?');
    if (query >= 0)
        rest = rest.slice(0, query);
    if (!rest.startsWith('/'))
        return scheme !== undefined;
    if (scheme !== undefined && rest.startsWith('//')) {
        const slash = rest.indexOf('/', 2);
        const authority = slash < 0 ? rest.slice(2) : rest.slice(2, slash);
        if (!isAuthority(authority, scheme.toLowerCase()))
            return false;
        rest = slash < 0 ? '' : rest.slice(slash);
    }
    return hasGoodEscapes(rest);
}
function isAuthority(authority, scheme) {
    const at = authority.lastIndexOf('@');
    const user = at < 0 ? '' : authority.slice(0, at);
    return (isHost(authority.slice(at + 1), scheme) && /^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/.test(user) && hasGoodEscapes(user));
}
function isHost(host, scheme) {
    const open = host.lastIndexOf('[');
    if (open > 0)
        return false;
    if (open === 0) {
        const close = host.lastIndexOf(']');
        return close > 0 && isOptionalPort(host.slice(close + 1)) && isLiteral(host.slice(1, close));
    }
    const web = scheme === 'http' || scheme === 'https';
    const colon = web ? host.indexOf(':') : host.lastIndexOf(':');
    return (colon < 0 || isOptionalPort(host.slice(colon))) && hasHostChars(host);
}
const NO_HOST_CHAR = /[^A-Za-z0-9\-._~!$&'()*+,;=:[\]<>"%\u0080-\uffff]/;
/** `::1`, `fe80::1%25eth0` */
function isLiteral(literal) {
    const zone = literal.indexOf('%25');
    const address = zone < 0 ? literal : literal.slice(0, zone);
    if (!hasHostChars(address) || !isStrictAddress(address) || !address.includes(':'))
        return false;
    return zone < 0 || (literal.length > zone + 3 && hasZoneChars(literal.slice(zone)));
}
function isOptionalPort(text) {
    return /^(?::[0-9]*)?$/.test(text);
}
/** Whether every percent sign starts an escape. */
function hasGoodEscapes(text) {
    return !/%(?![0-9a-fA-F]{2})/.test(text);
}
/** In a host only bytes beyond ASCII are escaped, and the percent sign. */
function hasHostChars(text) {
    return hasGoodEscapes(text) && !/%(?!25)[0-7]/.test(text) && !NO_HOST_CHAR.test(text);
}
/** In a zone also those that could stand there as they are, and spaces. */
function hasZoneChars(text) {
    if (!hasGoodEscapes(text) || NO_HOST_CHAR.test(text))
        return false;
    return Array.from(text.matchAll(/%([0-9a-fA-F]{2})/g), ([, hex]) => parseInt(hex, 16)).every((code) => code === 0x25 || code === 0x20 || /[A-Za-z0-9\-._~!$&'()*+,;=:[\]<>"]/.test(String.fromCharCode(code)));
}
