import { isSpace, trimSpace } from '#engine/go/trim_space';
import { decodeBase64 } from '#engine/text/base64';
import { repairUTF8 } from '#engine/text/repair_utf8';
import { toUTF8 } from '#engine/text/utf8';
import { NetworkValueError } from './network_value_error.js';
/** Marks an invalid UTF-8 byte of an encoded word: a lone surrogate, which decoded text never contains. */
const BAD_BYTE = '\udfff';
/**
 * Parses the values of `Warning` headers, each of which may hold several warnings. After an invalid one, the rest of
 * its value is skipped. Mirrors Go's `net.ParseWarningHeaders`.
 */
export function parseWarningHeaders(headers) {
    const warnings = [];
    const errors = [];
    for (const header of headers) {
        try {
            for (let rest = header; rest !== '';) {
                const { warning, remainder } = parseWarningHeader(rest);
                warnings.push(warning);
                rest = remainder;
            }
        }
        catch (error) {
            if (!(error instanceof NetworkValueError))
                throw error;
            errors.push(error);
        }
    }
    return { warnings, errors };
}
/**
 * The first warning of a header's value: `299 agent "text"`, with a date in quotes after it or not. Text in encoded words
 * of RFC 2047 is decoded. Mirrors Go's `net.ParseWarningHeader`.
 * @throws {NetworkValueError} with Go's text
 */
export function parseWarningHeader(header) {
    const trimmed = trimSpace(header);
    const first = trimmed.indexOf(' ');
    const second = first < 0 ? -1 : trimmed.indexOf(' ', first + 1);
    if (second < 0)
        fail('fewer than 3 segments');
    const code = trimmed.slice(0, first);
    const agent = trimmed.slice(first + 1, second);
    if (!/^[0-9]{3}$/.test(code))
        fail('code segment is not 3 digits between 100-299');
    if (agent === '')
        fail('empty agent segment');
    if (!isClean(agent))
        fail('invalid agent');
    const { text: quoted, rest } = readQuoted(trimmed.slice(second + 1));
    const text = decodeHeader(quoted) ?? quoted;
    if (!isClean(text))
        fail('invalid text');
    return { warning: { code: Number(code), agent, text }, remainder: afterComma(afterDate(rest)) };
}
/**
 * Formats the value of a `Warning` header: `299 agent "text"`. An empty agent becomes `-`. Mirrors Go's
 * `net.NewWarningHeader`.
 * @throws {NetworkValueError} with Go's text when the code is not an integer from 0 to 999, the agent has spaces,
 * quotes, backslashes or control characters, or the string has control characters
 */
export function newWarningHeader(code, agent, text) {
    if (!Number.isInteger(code) || code < 0 || code > 999)
        throw new NetworkValueError('code must be between 0 and 999');
    if (!isClean(agent) || /[\\"]/.test(agent) || Array.from(agent).some((char) => isSpace(char.codePointAt(0)))) {
        throw new NetworkValueError('agent must be valid UTF-8 and must not contain spaces, quotes, backslashes, or control characters');
    }
    if (!isClean(text))
        throw new NetworkValueError('text must be valid UTF-8 and must not contain control characters');
    return `${String(code).padStart(3, '0')} ${agent || '-'} "${text.replace(/["\\]/g, '\\$&')}"`;
}
function fail(what) {
    throw new NetworkValueError(`invalid warning header: ${what}`);
}
/** Neither control characters nor half a surrogate pair, which has no UTF-8. */
function isClean(text) {
    return !/[\0-\x1f\x7f-\x9f\ud800-\udfff]/u.test(text);
}
/** Parses a quoted string with backslash escapes; returns it and the rest. */
function readQuoted(input) {
    if (!input.startsWith('"'))
        fail('invalid quoted string: missing initial quote');
    let text = '';
    let from = 1;
    for (let at = 1; at < input.length; at++) {
        const char = input[at];
        if (char === '"')
            return { text: text + input.slice(from, at), rest: trimSpace(input.slice(at + 1)) };
        if (char !== '\\')
            continue;
        text += input.slice(from, at);
        // A backslash escapes any character.
        from = ++at;
    }
    return fail('invalid quoted string: missing closing quote');
}
function afterDate(rest) {
    if (!rest.startsWith('"'))
        return rest;
    const end = rest.indexOf('"', 1);
    return end < 0 ? fail('unterminated date segment') : trimSpace(rest.slice(end + 1));
}
function afterComma(rest) {
    if (rest === '')
        return '';
    return rest.startsWith(',') ? trimSpace(rest.slice(1)) : fail('unexpected token after warn-date');
}
/**
 * Decodes the encoded words of RFC 2047 in a string: `=?utf-8?q?caf=C3=A9?=`. Undefined for a character set other than
 * UTF-8, ISO 8859-1 and ASCII. Malformed words are kept. Like Go's mime.WordDecoder.
 */
function decodeHeader(header) {
    const out = [];
    const keep = (text) => {
        if (text !== '')
            out.push(toUTF8(text));
    };
    let from = 0;
    let afterWord = false;
    for (let word = findWord(header, from); word !== undefined; word = findWord(header, from)) {
        const content = decodeWord(word.encoding, word.text);
        const before = header.slice(from, word.start);
        if (content === undefined)
            keep(header.slice(from, word.end));
        else {
            // White space between two encoded words is not part of the string.
            if (!afterWord || !/^[ \t\n\r]*$/.test(before))
                keep(before);
            const bytes = inUTF8(word.charset, content);
            if (bytes === undefined)
                return undefined;
            out.push(bytes);
        }
        afterWord = content !== undefined;
        from = word.end;
    }
    if (out.length === 0)
        return header;
    keep(header.slice(from));
    return repairUTF8(joined(out), () => BAD_BYTE);
}
/** Finds the next candidate for an encoded word: `=?charset?E?text?=`. The search ends at an unterminated one. */
function findWord(header, from) {
    const start = header.indexOf('=?', from);
    const mark = start < 0 ? -1 : header.indexOf('?', start + 2);
    if (mark < 0 || header.length < mark + 5)
        return undefined;
    const encoding = header[mark + 1];
    if (encoding > '\x7f' || header[mark + 2] !== '?')
        return undefined;
    const end = header.indexOf('?=', mark + 3);
    if (end < 0)
        return undefined;
    return { start, end: end + 2, charset: header.slice(start + 2, mark), encoding, text: header.slice(mark + 3, end) };
}
function decodeWord(encoding, text) {
    if (encoding === 'Q' || encoding === 'q')
        return decodeQ(text);
    if (encoding !== 'B' && encoding !== 'b')
        return undefined;
    try {
        return decodeBase64(text);
    }
    catch {
        return undefined;
    }
}
function decodeQ(text) {
    const bytes = [];
    for (let at = 0; at < text.length; at++) {
        const char = text[at];
        if (char === '_')
            bytes.push(0x20);
        else if (char === '=') {
            const hex = text.slice(at + 1, at + 3);
            if (!/^[0-9A-Fa-f]{2}$/.test(hex))
                return undefined;
            bytes.push(Number.parseInt(hex, 16));
            at += 2;
        }
        else if (/^[ -~\n\r\t]$/.test(char))
            bytes.push(char.charCodeAt(0));
        else
            return undefined;
    }
    return Uint8Array.from(bytes);
}
function inUTF8(charset, content) {
    // Go ignores case by Unicode's rules, by which the long s is an s.
    switch (charset.replaceAll('\u017f', 's').toLowerCase()) {
        case 'utf-8':
            return content;
        case 'iso-8859-1':
            return toUTF8(Array.from(content, (byte) => String.fromCharCode(byte)).join(''));
        case 'us-ascii':
            return toUTF8(Array.from(content, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : '\ufffd')).join(''));
        default:
            return undefined;
    }
}
function joined(pieces) {
    const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
    let at = 0;
    for (const piece of pieces) {
        all.set(piece, at);
        at += piece.length;
    }
    return all;
}
