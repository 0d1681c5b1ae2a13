import { isValidCIDRForLegacyField } from '#apimachinery/util/validation/cidr';
import { isValidIPForLegacyField } from '#apimachinery/util/validation/ip';
/** An IPv4 address, leading zeros allowed; or IPv6 ending in one. */
export function isIPv4(text) {
    return text.includes('.') && isAddress(text);
}
export function isIPv6(text) {
    return text.includes(':') && isStrictAddress(text);
}
/** An address of either kind, without leading zeros in IPv4 parts, nor more than four digits between colons. */
export function isStrictAddress(text) {
    return (isAddress(text) && !/[0-9a-fA-F]{5}/.test(text) && !(text.includes('.') && /(?:^|[:.])0[0-9]+(?:\.|$)/.test(text)));
}
export function isCIDR(text) {
    return isValidCIDRForLegacyField(undefined, text, false, undefined).length === 0;
}
function isAddress(text) {
    return isValidIPForLegacyField(undefined, text, false, undefined).length === 0;
}
/** `01:23:45:67:89:ab`, with dashes, or in fours with dots, or without any: 6, 8 or 20 bytes. */
export function isMAC(text) {
    if (/^[0-9a-fA-F]{2}(?:(?::[0-9a-fA-F]{2}){5}|(?::[0-9a-fA-F]{2}){7}|(?::[0-9a-fA-F]{2}){19})$/.test(text))
        return true;
    if (/^[0-9a-fA-F]{2}(?:(?:-[0-9a-fA-F]{2}){5}|(?:-[0-9a-fA-F]{2}){7}|(?:-[0-9a-fA-F]{2}){19})$/.test(text))
        return true;
    if (/^[0-9a-fA-F]{4}(?:(?:\.[0-9a-fA-F]{4}){2}|(?:\.[0-9a-fA-F]{4}){3}|(?:\.[0-9a-fA-F]{4}){9})$/.test(text))
        return true;
    return /^(?:[0-9a-fA-F]{12}|[0-9a-fA-F]{16}|[0-9a-fA-F]{40})$/.test(text);
}
