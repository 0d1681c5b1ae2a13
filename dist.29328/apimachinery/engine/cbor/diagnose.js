import { CBORError, typeNames } from './error.js';
import { ARRAY, BYTES, INDEFINITE, MAP, NEGINT, Source, TAG, TEXT, UINT } from './source.js';
import { checkOneItem } from './wellformed.js';
const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
/**
 * CBOR as text for people: diagnostic notation (RFC 8949, section 8), as Go writes it. Byte strings that are text are
 * written as text, in single quotes.
 * @throws CBORError for what is not CBOR
 */
export function diagnoseCBOR(data) {
    checkOneItem(data, true);
    const source = new Source(data);
    const parts = [];
    const open = [{ rest: 1, read: 0, isMap: false, close: '' }];
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
        if (source.atEnd(top.rest)) {
            parts.push(top.close);
            open.pop();
            continue;
        }
        if (top.rest > 0)
            top.rest--;
        if (top.read > 0)
            parts.push(top.isMap && top.read % 2 === 1 ? ': ' : ', ');
        top.read++;
        parts.push(item(source, open));
    }
    return parts.join('');
}
/** Writes an item, or the start of one that others are within. */
function item(source, open) {
    source.head();
    const { major, info } = source;
    switch (major) {
        case UINT:
        case NEGINT:
            return String(source.integer());
        case BYTES:
        case TEXT:
            if (info !== INDEFINITE)
                return major === TEXT ? quoted(source.text(0), '"') : byteString(source.string());
            if (source.data[source.at] === 0xff) {
                source.at++;
                return major === TEXT ? '""_' : "''_";
            }
            open.push({ rest: -1, read: 0, isMap: false, close: ')' });
            return '(_ ';
        case ARRAY:
        case MAP: {
            const isMap = major === MAP;
            const [start, close] = isMap ? ['{', '}'] : ['[', ']'];
            open.push({
                rest: info === INDEFINITE ? -1 : isMap ? 2 * source.count() : source.count(),
                read: 0,
                isMap,
                close: close,
            });
            return info === INDEFINITE ? `${start}_ ` : start;
        }
        case TAG:
            if (source.argument === 2 || source.argument === 3)
                return bignum(source, source.argument === 3);
            open.push({ rest: 1, read: 0, isMap: false, close: ')' });
            return `${source.argument}(`;
        default:
            return info >= 25 ? float(source.float()) : (names[Number(source.argument)] ?? `simple(${source.argument})`);
    }
}
/** Simple values that have a name. */
const names = { 20: 'false', 21: 'true', 22: 'null', 23: 'undefined' };
function bignum(source, negative) {
    const next = source.nextMajor;
    if (next !== BYTES)
        throw new CBORError(`cbor: tag number ${negative ? 3 : 2} must be followed by byte string, got ${typeNames[next]}`);
    source.head();
    let value = 0n;
    for (const byte of source.string())
        value = (value << 8n) | BigInt(byte);
    return String(negative ? -1n - value : value);
}
function byteString(bytes) {
    const text = bytes.length > 0 ? textOf(bytes) : undefined;
    if (text !== undefined)
        return quoted(text, "'");
    return `h'${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}'`;
}
function textOf(bytes) {
    try {
        return utf8.decode(bytes);
    }
    catch {
        return undefined;
    }
}
function quoted(text, mark) {
    let out = mark;
    for (let at = 0; at < text.length; at++) {
        const char = text[at];
        const code = text.charCodeAt(at);
        if (char === '\\' || char === mark)
            out += `\\${char}`;
        else if (code >= 0x20 && code <= 0x7e)
            out += char;
        else
            out += escapes[char] ?? `\\u${code.toString(16).padStart(4, '0')}`;
    }
    return out + mark;
}
const escapes = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };
function float(value) {
    const text = Object.is(value, -0) ? '-0' : String(value);
    if (text.includes('.') || !Number.isFinite(value))
        return text;
    return text.includes('e') ? text.replace('e', '.0e') : `${text}.0`;
}
