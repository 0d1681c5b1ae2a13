import { CBORError } from '#engine/cbor/error';
import { readKey } from '#engine/cbor/read_any';
import { BYTES, MAP, Source, TAG, TEXT } from '#engine/cbor/source';
import { checkOneItem } from '#engine/cbor/wellformed';
import { writeAnyCBOR } from '#engine/cbor/write';
import { ContentTypeCBOR, ContentTypeCBORSequence } from '../runtime/content_type.js';
import { DecodeError } from '../runtime/decode_error.js';
import { CBORFramer } from '../runtime/serializer/cbor/framer.js';
const none = /* @__PURE__ */ new Uint8Array(0);
/** The self-described CBOR tag and a map of two. */
const EVENT = /* @__PURE__ */ Uint8Array.of(0xd9, 0xd9, 0xf7, 0xa2);
const NULL = /* @__PURE__ */ Uint8Array.of(0xf6);
/**
 * Events as CBOR: a sequence (RFC 8742) of maps with `type` and `object`. Not enabled by default: pass it in `formats`.
 */
export const CBOREvents = {
    mediaTypes: [ContentTypeCBORSequence, ContentTypeCBOR],
    framer: CBORFramer,
    split(frame) {
        try {
            checkOneItem(frame);
            return read(new Source(frame));
        }
        catch (error) {
            throw error instanceof CBORError ? new DecodeError(error.message, [], { cause: error }) : error;
        }
    },
    join({ type, raw }) {
        const parts = [
            EVENT,
            writeAnyCBOR('type'),
            writeAnyCBOR(type),
            writeAnyCBOR('object'),
            raw.length === 0 ? NULL : raw,
        ];
        const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
        let at = 0;
        for (const part of parts) {
            bytes.set(part, at);
            at += part.length;
        }
        return bytes;
    },
};
/** The item is well-formed. */
function read(source) {
    skipTags(source);
    source.head();
    if (source.major !== MAP)
        throw new CBORError('cbor: a watch event must be a map');
    let type = '';
    let raw = none;
    let rest = source.count();
    for (; !source.atEnd(rest); rest--) {
        const key = readKey(source, 0);
        const from = source.at;
        source.skip();
        if (key === 'type')
            type = textAt(source.data, from);
        else if (key === 'object')
            raw = source.data[from] === NULL[0] ? none : source.data.subarray(from, source.at);
    }
    return { type, raw };
}
function textAt(data, at) {
    const source = new Source(data, at);
    skipTags(source);
    source.head();
    if (source.major !== TEXT && source.major !== BYTES)
        throw new CBORError('cbor: the type of a watch event must be text');
    return source.text(0);
}
function skipTags(source) {
    while (source.nextMajor === TAG)
        source.head();
}
