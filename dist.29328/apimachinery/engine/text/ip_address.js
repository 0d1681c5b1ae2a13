// Parses addresses like k8s.io/utils/net: leading zeros are ignored, as in Go's net package before 1.17.
import { append } from '../go/append.js';
const DOT = 46;
const COLON = 58;
const TOO_BIG = 0xffffff;
/** Reads `10.0.0.1`, `::1`, `::ffff:10.0.0.1`. Undefined when the string is not an address. */
export function parseAddress(text) {
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === DOT)
            return parseIPv4(text, 0, text.length);
        if (code === COLON)
            return parseIPv6(text, text.length);
    }
    return undefined;
}
/** Parses an address, a slash and the prefix length; undefined for anything else. */
export function parseNetwork(text) {
    const slash = text.indexOf('/');
    if (slash < 0)
        return undefined;
    const address = parseIPv4(text, 0, slash) ?? parseIPv6(text, slash);
    const length = readNumber(text, slash + 1, text.length, 10);
    if (address === undefined || length === undefined || length.end !== text.length)
        return undefined;
    if (length.value > (address.dotted ? 32 : 128))
        return undefined;
    const padded = length.end - slash > 2 && text.charCodeAt(slash + 1) === 48;
    return { ...address, prefix: length.value, strict: address.strict && !padded };
}
/** Whether the bytes are an IPv4 address, in either notation. */
export function isIPv4(bytes) {
    return bytes.every((byte, index) => index >= 12 || byte === (index < 10 ? 0 : 0xff));
}
/** The address with all bits after the prefix cleared. */
export function masked(network) {
    const bits = network.dotted ? network.prefix + 96 : network.prefix;
    return network.bytes.map((byte, index) => byte & (0xff00 >> Math.min(8, Math.max(0, bits - index * 8))) & 0xff);
}
/** `10.0.0.1`, also for IPv4-mapped IPv6, or IPv6 by RFC 5952. Go's `net.IP.String`. */
export function formatAddress(bytes) {
    return isIPv4(bytes) ? bytes.slice(12).join('.') : formatIPv6(bytes);
}
/** The network without the bits after its prefix. Go's `net.IPNet.String`. */
export function formatNetwork(network) {
    const bytes = masked(network);
    const short = isIPv4(bytes) && !network.dotted;
    return `${formatAddress(bytes)}/${short ? network.prefix - 96 : network.prefix}`;
}
function formatIPv6(bytes) {
    const groups = Array.from({ length: 8 }, (_, index) => (bytes[index * 2] << 8) | bytes[index * 2 + 1]);
    let from = 0;
    let most = 1;
    for (let index = 0; index < 8; index++) {
        let end = index;
        while (end < 8 && groups[end] === 0)
            end++;
        if (end - index > most)
            [from, most] = [index, end - index];
    }
    const hex = (part) => part.map((group) => group.toString(16)).join(':');
    return most === 1 ? hex(groups) : `${hex(groups.slice(0, from))}::${hex(groups.slice(from + most))}`;
}
/** The number at an index, below 2^24-1; undefined when there is none. */
function readNumber(text, from, to, base) {
    let value = 0;
    let at = from;
    for (; at < to; at++) {
        const digit = hexDigit(text.charCodeAt(at));
        if (digit >= base)
            break;
        value = value * base + digit;
        if (value >= TOO_BIG)
            return undefined;
    }
    return at === from ? undefined : { value, end: at };
}
function hexDigit(code) {
    if (code >= 48 && code <= 57)
        return code - 48;
    const letter = code | 0x20;
    return letter >= 97 && letter <= 102 && code < 128 ? letter - 87 : 99;
}
function parseIPv4(text, from, to) {
    const bytes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff];
    let strict = true;
    let at = from;
    for (let index = 0; index < 4; index++) {
        if (index > 0 && (at >= to || text.charCodeAt(at++) !== DOT))
            return undefined;
        const octet = readNumber(text, at, to, 10);
        if (octet === undefined || octet.value > 255)
            return undefined;
        if (octet.end - at > 1 && text.charCodeAt(at) === 48)
            strict = false;
        bytes.push(octet.value);
        at = octet.end;
    }
    return at === to ? { bytes, dotted: true, strict } : undefined;
}
function parseIPv6(text, to) {
    const bytes = [];
    let strict = true;
    /** The number of bytes before the `::`. */
    let gap = -1;
    let at = 0;
    if (text.startsWith('::') && to >= 2) {
        gap = 0;
        at = 2;
    }
    while (bytes.length < 16 && !(at === to && gap >= 0 && text.charCodeAt(at - 1) === COLON)) {
        const group = readNumber(text, at, to, 16);
        if (group === undefined || group.value > 0xffff)
            return undefined;
        if (group.end < to && text.charCodeAt(group.end) === DOT) {
            if ((gap < 0 && bytes.length !== 12) || bytes.length > 12)
                return undefined;
            const tail = parseIPv4(text, at, to);
            if (tail === undefined)
                return undefined;
            append(bytes, tail.bytes.slice(12));
            strict &&= tail.strict;
            at = to;
            break;
        }
        if (group.end - at > 4)
            strict = false;
        bytes.push(group.value >> 8, group.value & 0xff);
        at = group.end;
        if (at === to)
            break;
        if (text.charCodeAt(at) !== COLON || at + 1 === to)
            return undefined;
        at++;
        if (text.charCodeAt(at) === COLON) {
            if (gap >= 0)
                return undefined;
            gap = bytes.length;
            at++;
        }
    }
    if (at !== to)
        return undefined;
    if (bytes.length < 16) {
        if (gap < 0)
            return undefined;
        bytes.splice(gap, 0, ...new Array(16 - bytes.length).fill(0));
    }
    else if (gap >= 0)
        return undefined;
    return { bytes, dotted: false, strict };
}
