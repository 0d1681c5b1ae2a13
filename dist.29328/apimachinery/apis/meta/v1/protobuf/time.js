/** Time and MicroTime in Protobuf: a message with seconds since 1970 and nanoseconds, empty for the zero time. */
import { ProtobufError } from '#engine/protobuf/error';
import { ZERO_TIME_SECONDS } from '../instant.js';
import { formatMicroTime, parseMicroTime } from '../micro_time.js';
import { formatTime, parseTime } from '../time.js';
import { longYear, plainSeconds, plainText } from './plain_time.js';
const timestamp = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.Timestamp',
    fields: [
        ['seconds', 'int64', 0],
        ['nanos', 'int32', 0],
    ],
};
/** Times within one list are often the same. */
const SLOTS = 512;
let texts;
let secondsOfTexts;
function textOfSeconds(seconds) {
    if (texts === undefined) {
        texts = new Array(SLOTS).fill('');
        secondsOfTexts = new Float64Array(SLOTS).fill(NaN);
    }
    const slot = seconds & (SLOTS - 1);
    if (secondsOfTexts[slot] === seconds)
        return texts[slot];
    secondsOfTexts[slot] = seconds;
    return (texts[slot] = plainText(seconds) ?? formatTime({ seconds, nanoseconds: 0 }));
}
let nanos = 0;
/** The seconds, with the nanoseconds in `nanos`; undefined for the zero time. */
function readTimestamp(reader) {
    const outer = reader.open();
    nanos = 0;
    if (reader.pos === reader.end) {
        reader.leave(outer);
        return undefined;
    }
    let seconds = 0;
    for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
        if (tag === 8)
            seconds = reader.integer();
        else if (tag === 16)
            nanos = reader.int32();
        else
            reader.other(tag, timestamp);
    }
    reader.leave(outer);
    // Differs from Go: it accepts seconds beyond any calendar, and wraps.
    if (typeof seconds === 'bigint')
        throw new ProtobufError(`seconds beyond any calendar: ${seconds}`);
    return seconds;
}
/**
 * Reads a Time; null for the zero time. Nanoseconds are dropped, as in Go.
 *
 * Differs from Go: a pointer to the zero time becomes null, as after a JSON round trip.
 */
export function readTime(reader) {
    const seconds = readTimestamp(reader);
    return seconds === undefined || seconds === ZERO_TIME_SECONDS ? null : textOfSeconds(seconds);
}
/** Reads a MicroTime; null for the zero time. */
export function readMicroTime(reader) {
    const seconds = readTimestamp(reader);
    if (seconds === undefined)
        return null;
    const micros = Math.trunc(nanos / 1000);
    if (seconds === ZERO_TIME_SECONDS && micros === 0)
        return null;
    const carry = Math.floor(micros / 1e6);
    return formatMicroTime({ seconds: seconds + carry, nanoseconds: (micros - carry * 1e6) * 1000 });
}
function write(writer, seconds, nanoseconds, tag) {
    const size = writer.size();
    writer.int32(nanoseconds, 16);
    writer.int64(seconds, 8);
    writer.close(size, tag);
}
function writeInstant(writer, instant, nanoseconds, tag) {
    if (instant.seconds === ZERO_TIME_SECONDS && instant.nanoseconds === 0)
        writer.close(writer.size(), tag);
    else
        write(writer, instant.seconds, nanoseconds, tag);
}
/** Parses a string, including years that are valid in Protobuf but not for Go's parser. */
function instantOf(value, parse) {
    const long = longYear(value);
    if (long === undefined)
        return parse(value);
    const { seconds, nanoseconds } = parse(long.text);
    return { seconds: seconds + long.shift, nanoseconds };
}
/** Writes a Time, without its fraction of a second. */
export function writeTime(writer, value, tag) {
    if (value === undefined || value === null)
        return writer.close(writer.size(), tag);
    const seconds = plainSeconds(value);
    if (Number.isNaN(seconds) || seconds === ZERO_TIME_SECONDS)
        writeInstant(writer, instantOf(value, parseTime), 0, tag);
    else
        write(writer, seconds, 0, tag);
}
/** Writes a MicroTime. */
export function writeMicroTime(writer, value, tag) {
    if (value === undefined || value === null)
        return writer.close(writer.size(), tag);
    const instant = instantOf(value, parseMicroTime);
    writeInstant(writer, instant, instant.nanoseconds - (instant.nanoseconds % 1000), tag);
}
