import { endOfBrackets } from '#engine/json/skip';
import { isSpace } from '#engine/json/space';
import { stringifyJSON } from '#engine/json/stringify';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { scalars } from '../apis/meta/v1/scalars.js';
import { WatchEvent } from '../apis/meta/v1/zz_generated.types.js';
import { ContentTypeJSON } from '../runtime/content_type.js';
import { DecodeError } from '../runtime/decode_error.js';
import { Scheme } from '../runtime/scheme.js';
import { Serializer } from '../runtime/serializer/json/serializer.js';
import { JSONFramer } from '../util/framer/json_framed.js';
import { beginningOf, JSONLineReader } from './json_lines.js';
const none = /* @__PURE__ */ new Uint8Array(0);
const CLOSE = 0x7d;
/**
 * Events as JSON: `{"type":"ADDED","object":{...}}`. The object is cut out of the frame, so that nothing is parsed twice;
 * whoever decodes it finds out whether it is one.
 */
export const JSONEvents = {
    mediaTypes: [ContentTypeJSON],
    framer: JSONFramer,
    newLineReader: (options) => new JSONLineReader(options),
    split: (frame) => cut(frame) ?? parse(frame),
    join({ type, raw }) {
        const object = raw.length === 0 ? 'null' : fromUTF8(raw).trimEnd();
        return toUTF8(`{"type":${JSON.stringify(type)},"object":${object}}\n`);
    },
};
/** Splits an event with just a type and an object, as servers write it; `undefined` for any other. */
function cut(frame) {
    const beginning = beginningOf(frame);
    if (beginning === undefined)
        return undefined;
    const { type, start } = beginning;
    const end = endOfBrackets(frame, start);
    let last = end;
    while (isSpace(frame[last]))
        last++;
    return end > 0 && last === frame.length - 1 && frame[last] === CLOSE
        ? { type, raw: frame.subarray(start, end) }
        : undefined;
}
/** Parses any event; throws if it is not one. */
function parse(frame) {
    const scheme = new Scheme();
    scheme.addScalars(scalars);
    const { object: decoded, gvk } = new Serializer(scheme).decode(frame, undefined, new WatchEvent());
    // Probably a Status instead of the watch.
    if (gvk.kind !== '' && gvk.kind !== WatchEvent.kind)
        throw new DecodeError('unable to decode to metav1.WatchEvent');
    const { type = '', object } = decoded;
    return { type, raw: object === undefined || object === null ? none : toUTF8(stringifyJSON(object)) };
}
