// The part of DER (X.690) that certificates are made of.
/** Tags, as the first byte of an element. */
export const INTEGER = 0x02;
const BIT_STRING = 0x03;
export const OCTET_STRING = 0x04;
const OBJECT_IDENTIFIER = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const GENERALIZED_TIME = 0x18;
export const SEQUENCE = 0x30;
export const SET = 0x31;
/** An element: its tag, its length, and what it holds. */
export function element(tag, ...contents) {
    const content = Buffer.concat(contents);
    return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content]);
}
function lengthBytes(length) {
    if (length < 0x80)
        return [length];
    const bytes = [];
    for (let left = length; left > 0; left = Math.floor(left / 256))
        bytes.unshift(left % 256);
    return [0x80 | bytes.length, ...bytes];
}
/** `2.5.29.17` */
export function objectIdentifier(dotted) {
    const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
    const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
        const digits = [arc % 128];
        for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128))
            digits.unshift(0x80 | (left % 128));
        return digits;
    });
    return element(OBJECT_IDENTIFIER, Buffer.from(bytes));
}
export function utf8String(text) {
    return element(UTF8_STRING, Buffer.from(text, 'utf8'));
}
/** Bits, the first one in the highest bit of the first byte. */
export function bitString(bytes, unusedBits = 0) {
    return element(BIT_STRING, Buffer.from([unusedBits]), bytes);
}
/** A time to the second: until 2049 with two digits of the year, as RFC 5280 wants it. @throws RangeError beyond 9999 */
export function time(milliseconds) {
    const date = new Date(milliseconds);
    const year = date.getUTCFullYear();
    if (!(year >= 1950 && year <= 9999))
        throw new RangeError(`no certificate can hold the time ${String(date)}`);
    const digits = `${date.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`;
    return year < 2050
        ? element(UTC_TIME, Buffer.from(digits.slice(2), 'latin1'))
        : element(GENERALIZED_TIME, Buffer.from(digits, 'latin1'));
}
/** The bytes between BEGIN and END, in lines of 64 characters. */
export function pemBlock(type, der) {
    const lines = Buffer.from(der)
        .toString('base64')
        .match(/.{1,64}/g);
    return `-----BEGIN ${type}-----\n${(lines ?? []).join('\n')}\n-----END ${type}-----\n`;
}
/** The elements one after the other. Only for what a parser has accepted before: it looks at nothing but lengths. */
export function elementsOf(bytes) {
    const found = [];
    for (let at = 0; at < bytes.length;) {
        const tag = bytes[at] ?? 0;
        const first = bytes[at + 1] ?? 0;
        const digits = first < 0x80 ? 0 : first & 0x7f;
        const start = at + 2 + digits;
        const length = digits === 0 ? first : bytes.readUIntBE(at + 2, digits);
        found.push({ tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) });
        at = start + length;
    }
    return found;
}
/** One of the elements. @throws RangeError when there are not so many */
export function elementAt(bytes, at = 0) {
    const found = elementsOf(bytes)[at];
    if (found === undefined)
        throw new RangeError(`expected more than ${at} elements of DER`);
    return found;
}
