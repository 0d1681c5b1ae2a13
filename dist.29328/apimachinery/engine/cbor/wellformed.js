import { CBORError, typeNames } from './error.js';
import { ARRAY, BYTES, INDEFINITE, MAP, NEGINT, PRIMITIVE, Source, TAG, TEXT, truncated, UINT } from './source.js';
/** Levels of arrays, maps and tags within each other. */
const MAX_DEPTH = 10000;
const MAX_ARRAY = 2147483647;
const MAX_PAIRS = 2097152;
const BREAK = 0xff;
/**
 * Checks that one item begins at a place, complete and of what is accepted: no bignums, no NaN and infinities. Works without recursion.
 * @param tolerant accept all these
 * @returns where the item ends
 * @throws CBORError
 */
export function checkWellFormed(data, at = 0, tolerant = false) {
    if (at >= data.length)
        throw new CBORError('EOF');
    const source = new Source(data, at);
    const levels = [];
    item(source, levels, 0, tolerant);
    while (levels.length > 0) {
        const level = levels.at(-1);
        if (level.rest === 0 || (level.rest < 0 && ended(source, level))) {
            levels.pop();
            continue;
        }
        if (level.rest > 0)
            level.rest--;
        else
            count(level);
        if (level.major === BYTES || level.major === TEXT)
            chunk(source, level.major);
        else
            item(source, levels, level.depth, tolerant);
    }
    return source.at;
}
/** As {@link checkWellFormed}, and nothing may follow. */
export function checkOneItem(data, tolerant = false) {
    const end = checkWellFormed(data, 0, tolerant);
    if (end < data.length)
        throw new CBORError(`cbor: ${data.length - end} bytes of extraneous data starting at index ${end}`);
}
function ended(source, level) {
    if (source.at >= source.data.length)
        throw truncated();
    if (source.data[source.at] !== BREAK)
        return false;
    source.at++;
    if (level.major === MAP && level.read % 2 === 1)
        throw new CBORError('cbor: unexpected "break" code');
    return true;
}
function count(level) {
    level.read++;
    if (level.major === MAP && level.read % 2 === 0 && level.read / 2 > MAX_PAIRS)
        throw tooManyPairs();
}
function item(source, levels, depthAround, tolerant) {
    let depth = depthAround;
    for (;;) {
        head(source, tolerant);
        if (source.major !== TAG)
            break;
        const { argument } = source;
        if (!tolerant && (argument === 2 || argument === 3)) {
            if (source.at >= source.data.length)
                throw truncated();
            throw unacceptable('tag', 'bignum');
        }
        if (source.at >= source.data.length)
            throw truncated();
        if (source.nextMajor === TAG && ++depth > MAX_DEPTH)
            throw tooDeep();
    }
    const { major, info, argument } = source;
    if (major === BYTES || major === TEXT) {
        if (info === INDEFINITE)
            levels.push({ major, depth, rest: -1, read: 0 });
        else
            advance(source);
    }
    else if (major === ARRAY || major === MAP) {
        if (++depth > MAX_DEPTH)
            throw tooDeep();
        if (info === INDEFINITE) {
            levels.push({ major, depth, rest: -1, read: 0 });
            return;
        }
        if (typeof argument === 'bigint' && argument > 9223372036854775807n)
            throw new CBORError(`cbor: ${typeNames[major]} length ${argument} is too large, it would cause integer overflow`);
        if (major === ARRAY && argument > MAX_ARRAY)
            throw new CBORError(`cbor: exceeded max number of elements ${MAX_ARRAY} for CBOR array`);
        if (major === MAP && argument > MAX_PAIRS)
            throw tooManyPairs();
        levels.push({ major, depth, rest: major === MAP ? 2 * Number(argument) : Number(argument), read: 0 });
    }
}
/** One part of a string without a length. */
function chunk(source, major) {
    const next = source.data[source.at];
    if (next >> 5 !== major)
        throw new CBORError(`cbor: wrong element type ${typeNames[next >> 5]} for indefinite-length ${typeNames[major]}`);
    if ((next & 31) === INDEFINITE)
        throw new CBORError(`cbor: indefinite-length ${typeNames[major]} chunk is not definite-length`);
    head(source, false);
    advance(source);
}
function advance(source) {
    const { argument, data, major } = source;
    if (typeof argument === 'bigint' && argument > 9223372036854775807n)
        throw new CBORError(`cbor: ${typeNames[major]} length ${argument} is too large, causing integer overflow`);
    if (argument > data.length - source.at)
        throw truncated();
    source.at += Number(argument);
}
function head(source, tolerant) {
    source.head();
    const { major, info, argument } = source;
    if (info < 24)
        return;
    if (major === PRIMITIVE) {
        if (info === 24 && argument < 32)
            throw new CBORError(`cbor: invalid simple value ${argument} for type primitives`);
        if (!tolerant && info >= 25 && info <= 27) {
            const float = source.float();
            if (Number.isNaN(float))
                throw unacceptable('primitives', 'floating-point NaN');
            if (!Number.isFinite(float))
                throw unacceptable('primitives', 'floating-point infinity');
        }
        if (info === INDEFINITE)
            throw new CBORError('cbor: unexpected "break" code');
    }
    const noLength = info === INDEFINITE && (major === UINT || major === NEGINT || major === TAG);
    if (noLength || (info >= 28 && info <= 30))
        throw new CBORError(`cbor: invalid additional information ${info} for type ${typeNames[major]}`);
}
/** The error for a simple value but a boolean or null, whose head was just read; Go knows it only where it reads the value. */
export function unknownSimpleValue({ major, info, argument }) {
    return major === PRIMITIVE && info <= 24 && (argument < 20 || argument > 22)
        ? unacceptable('primitives', `simple value ${argument} is not recognized`)
        : undefined;
}
function unacceptable(type, why) {
    return new CBORError(`cbor: data item of cbor type ${type} is not accepted by protocol: ${why}`);
}
function tooDeep() {
    return new CBORError(`cbor: exceeded max nested level ${MAX_DEPTH}`);
}
function tooManyPairs() {
    return new CBORError(`cbor: exceeded max number of key-value pairs ${MAX_PAIRS} for CBOR map`);
}
