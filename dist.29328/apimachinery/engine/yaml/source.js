// Everything YAML 1.1 does not allow in a stream: C0 and C1 controls, DEL, U+FFFE, U+FFFF, lone surrogates.
const forbidden = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
/** Decodes and checks what a caller handed in. */
export function openSource(input) {
    if (typeof input === 'string')
        return check(input.charCodeAt(0) === 0xfeff ? input.slice(1) : input);
    if (input[0] === 0xff && input[1] === 0xfe)
        return check(new TextDecoder('utf-16le').decode(input));
    if (input[0] === 0xfe && input[1] === 0xff)
        return check(new TextDecoder('utf-16be').decode(input));
    try {
        return check(new TextDecoder('utf-8', { fatal: true }).decode(input));
    }
    catch {
        const end = validPrefix(input);
        const text = new TextDecoder().decode(input.subarray(0, end.length));
        const earlier = check(text);
        if (earlier.bad !== undefined)
            return earlier;
        return {
            text: text + '\0',
            bad: { index: text.length, problem: end.problem, limit: readAhead(text, text.length) },
        };
    }
}
function check(text) {
    const index = text.search(forbidden);
    if (index < 0)
        return { text, bad: undefined };
    const surrogate = (text.charCodeAt(index) & 0xf800) === 0xd800;
    const problem = surrogate ? 'invalid Unicode character' : 'control characters are not allowed';
    return { text, bad: { index, problem, limit: readAhead(text, index) } };
}
/**
 * Go reads its input in pieces of 512 bytes, and refuses the whole piece for one bad character. Gives the index
 * at which the piece with the character at `index` starts.
 */
function readAhead(text, index) {
    let pieceStart = 0;
    let bytes = 0;
    for (let i = 0; i < index;) {
        const code = text.codePointAt(i);
        const width = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        if (bytes + width > 512) {
            pieceStart = i;
            bytes = 0;
        }
        bytes += width;
        i += code > 0xffff ? 2 : 1;
    }
    return bytes >= 512 ? index : pieceStart;
}
/** How many leading bytes are UTF-8, and what Go says about the byte that is not. */
function validPrefix(bytes) {
    let i = 0;
    while (i < bytes.length) {
        const lead = bytes[i];
        if (lead < 0x80) {
            i++;
            continue;
        }
        const width = (lead & 0xe0) === 0xc0 ? 2 : (lead & 0xf0) === 0xe0 ? 3 : (lead & 0xf8) === 0xf0 ? 4 : 0;
        if (width === 0)
            return { length: i, problem: 'invalid leading UTF-8 octet' };
        if (i + width > bytes.length)
            return { length: i, problem: 'incomplete UTF-8 octet sequence' };
        let value = lead & (0xff >> (width + 1));
        for (let k = 1; k < width; k++) {
            const octet = bytes[i + k];
            if ((octet & 0xc0) !== 0x80)
                return { length: i, problem: 'invalid trailing UTF-8 octet' };
            value = (value << 6) | (octet & 0x3f);
        }
        if (value < (width === 2 ? 0x80 : width === 3 ? 0x800 : 0x10000)) {
            return { length: i, problem: 'invalid length of a UTF-8 sequence' };
        }
        if (value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff))
            return { length: i, problem: 'invalid Unicode character' };
        i += width;
    }
    return { length: i, problem: 'invalid leading UTF-8 octet' };
}
